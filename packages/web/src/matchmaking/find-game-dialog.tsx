import { Choice } from "@roundtable/kit";
import type { MatchmakingRequest } from "@roundtable/protocol/matchmaking";
import { useEffect, useId, useState } from "preact/hooks";
import { CARDS, gameCard } from "../games/games.ts";
import { search } from "./search-state.ts";
import { Dialog } from "../parts/dialog.tsx";
import { locale } from "../settings/settings.ts";
import { Form } from "../shell/form.tsx";
import { UsualTimeControl } from "./usual-time-control.tsx";
import type { MatchmakingText } from "./i18n/index.ts";
import { beginSearch, fetchSearch } from "./search.ts";

const KINDS = ["friendly", "rated"] as const;
const PATIENCE = ["bots30", "bots120", "people"] as const;
type Patience = (typeof PATIENCE)[number];
const BOTS_AFTER: Readonly<Record<Patience, MatchmakingRequest["botsAfter"]>> = {
  bots30: 30,
  bots120: 120,
  people: null,
};

/** The dialog that starts matchmaking: which game, how many players, and how long to wait for people. */
export function FindGameDialog({ text, onClose }: { text: MatchmakingText; onClose: () => void }) {
  const says = text.find;
  const [game, setGame] = useState(CARDS[0]?.[0] ?? "");
  const [seats, setSeats] = useState<number | null>(null);
  const [kind, setKind] = useState<(typeof KINDS)[number]>("friendly");
  const [patience, setPatience] = useState<Patience>("bots30");
  const size = useId();
  useEffect(() => {
    // The number of waiting players is a nice-to-have; a search works without it.
    fetchSearch().catch(() => {});
  }, []);
  const { min = 2, max = 2 } = gameCard(game)?.seats ?? {};
  /** Solo games need no matchmaking. */
  const fewest = Math.max(2, min);
  const go = async () => {
    await beginSearch({ game, seats, rated: kind === "rated", botsAfter: BOTS_AFTER[patience] });
    onClose();
  };
  return (
    <Dialog title={says.title} onClose={onClose} shape="sheet">
      <Form class="find-form" act={says.go} look="gold large" onSubmit={go}>
        <Choice
          legend={says.game}
          values={CARDS.map(([id]) => id)}
          value={game}
          renderValue={(id) => <GameChoice text={text} id={id} />}
          onChoose={(id) => {
            setGame(id);
            setSeats(null);
          }}
        />
        <div>
          <label class="label" for={size}>
            {says.size}
          </label>
          <select
            id={size}
            value={seats ?? ""}
            onChange={({ currentTarget: { value } }) => setSeats(value === "" ? null : Number(value))}
          >
            <option value="">{says.anySize}</option>
            {Array.from({ length: max - fewest + 1 }, (_, nth) => fewest + nth).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </div>
        <Choice
          legend={says.kind}
          values={KINDS}
          value={kind}
          renderValue={(value) => says[value]}
          onChoose={setKind}
        />
        <Choice
          legend={says.patience}
          values={PATIENCE}
          value={patience}
          renderValue={(value) => says[value]}
          onChoose={setPatience}
        />
        {seats === null ? (
          <p class="hint">{says.clock}</p>
        ) : (
          <UsualTimeControl game={game} seats={seats} rated={kind === "rated"} />
        )}
      </Form>
    </Dialog>
  );
}

function GameChoice({ text: { find }, id }: { text: MatchmakingText; id: string }) {
  const waiting = search.value?.queues.find(({ game }) => game === id)?.people ?? 0;
  return (
    <>
      {gameCard(id)?.name[locale.value]}{" "}
      <small>{waiting === 0 ? find.nobodyWaits : find.wait(waiting)}</small>
    </>
  );
}
