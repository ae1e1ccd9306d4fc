import { dictionary } from "@zxcvbn-ts/language-common";
import { SHORTEST_PASSWORD } from "@roundtable/protocol/account";

/** Such as the list lacks: of keyboards with other letters, and of this house. */
const OF_OUR_OWN = (
  "motdepasse azertyui azertyuiop azerty123 doudou123 soleil123 marseille bonjour1 loulou123 parolparol parolparol1 " +
  "йцукенгш йцукенгшщз йцукен123 пароль123 парольпароль любимая1 roundtable roundtable1"
).split(" ");

/** Passwords that are tried first, without those that are too short anyway. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [...dictionary["passwords-common"], ...OF_OUR_OWN].filter(({ length }) => length >= SHORTEST_PASSWORD),
);
