import type { SpectatingText } from "./index.ts";

export const text: SpectatingText = {
  who: "Кто может смотреть",
  kinds: { allowed: "Все", delayed: "Все, с задержкой в 3\u00a0минуты", none: "Никто" },
  later: (minutes) => `Зрители видят этот стол с задержкой: ${minutes}\u00a0мин. Партия появится здесь сама.`,
  nobody: "Это закрытый стол. Когда партия закончится, её запись смогут посмотреть все.",
  talk: "Игроки увидят это после партии.",
};
