// A bot of your own for Roundtable, without any package: it sits down at a table, gives any legal answer, and plays to the end.
//
//   ROUNDTABLE_TOKEN=roundtable-bot-… node bot.ts https://games.example/t/tlZqbDOFFlMh
//
// The address is a table's link, or /j/ with its code. Node 24 or newer runs this as it is. docs/bots-protocol.md says the rest.
import { createHash, randomBytes, randomUUID } from "node:crypto";

interface Decision {
  readonly id: string;
  readonly answers: readonly { readonly id: string }[];
}
interface Sight {
  readonly view: unknown;
  readonly own?: unknown;
  readonly decision: Decision | null;
  readonly answered?: boolean;
  readonly outcome: { readonly winners: readonly number[] } | null;
}
interface Table {
  readonly ended: "played" | "together" | "abandoned" | null;
  readonly starting: boolean;
  readonly seats: readonly { readonly person?: { readonly id: string } }[];
  readonly fairness: { readonly commitment: string; readonly seals: readonly string[] | null };
}
type Message =
  | { readonly kind: "welcome"; readonly me: { readonly id: string } }
  | { readonly kind: "table"; readonly table: Table }
  | {
      readonly kind: "match";
      readonly from: number;
      readonly lines: readonly unknown[];
      readonly sight: Sight;
    }
  | { readonly kind: "news"; readonly decision?: unknown; readonly outcome?: unknown }
  | { readonly kind: "refused"; readonly id: string; readonly reason: string };

const link = new URL(process.argv[2] ?? "");
const authorized = { headers: { authorization: `Bearer ${process.env["ROUNDTABLE_TOKEN"] ?? ""}` } };
const name = link.pathname.split("/").at(-1) ?? "";
const found =
  link.pathname.startsWith("/j/") && (await fetch(`${link.origin}/api/codes/${name}`, authorized));
const table = found === false ? name : ((await found.json()) as { table: string }).table;
let [me, lines, isOver] = ["", 0, false];
let share = { commitment: "", nonce: "", seal: "" };

/** This is where a better bot thinks: `view` is what everybody knows, `own` what its seat knows beyond that. */
function choose({ answers }: Decision, _sight: Sight): string {
  return answers[Math.floor(Math.random() * answers.length)]?.id ?? "";
}

function connect(): void {
  const socket = new WebSocket(`${link.origin.replace("http", "ws")}/ws`, authorized);
  const send = (command: object) => socket.send(JSON.stringify({ id: randomUUID(), table, ...command }));
  const end = (why: string) => {
    console.log(why);
    isOver = true;
    socket.close();
  };
  // Every client gives a share, so nobody can choose the deal. Without a share, the others wait for five seconds.
  const giveShare = ({ starting, seats, fairness: { commitment, seals } }: Table) => {
    const seat = seats.findIndex(({ person }) => person?.id === me);
    if (!starting || seat < 0) return;
    if (seals === null && share.commitment !== commitment) {
      const nonce = randomBytes(16).toString("hex");
      const sealed = ["roundtable share 1", commitment, seat, nonce].join("\n");
      share = { commitment, nonce, seal: createHash("sha256").update(sealed).digest("hex") };
      send({ kind: "seal-share", seal: share.seal });
    } else if (share.commitment === commitment && seals?.[seat] === share.seal)
      send({ kind: "open-share", nonce: share.nonce });
  };
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.kind === "welcome") {
      me = message.me.id;
      send({ kind: "enter", lines });
      send({ kind: "sit", id: "sit" });
    } else if (message.kind === "table") {
      if ((message.table.ended ?? "played") !== "played") end("The match was ended.");
      else giveShare(message.table);
    } else if (message.kind === "news") {
      // Asked, or at the end: the whole position, instead of putting it together from what has changed.
      if ("decision" in message || "outcome" in message) send({ kind: "enter", lines });
    } else if (message.kind === "match") {
      lines = message.from + message.lines.length;
      const { decision, answered, outcome } = message.sight;
      if (outcome !== null) end(`The match is over. The winners: ${outcome.winners.join(", ")}.`);
      else if (decision !== null && answered !== true)
        send({ kind: "answer", decision: decision.id, answer: choose(decision, message.sight) });
    } else if (message.kind === "refused") {
      if (message.id === "sit") return end(`No seat for us: ${message.reason}.`);
      // Too fast, or the question has changed meanwhile.
      setTimeout(() => socket.readyState === WebSocket.OPEN && send({ kind: "enter", lines }), 500);
    }
  });
  socket.addEventListener("error", () => console.error("The connection failed: is the token right?"));
  socket.addEventListener("close", () => isOver || setTimeout(connect, 2000));
}

connect();
