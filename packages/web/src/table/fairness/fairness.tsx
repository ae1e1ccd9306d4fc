import type { Verdict } from "@roundtable/fairness";
import { Icon, icons } from "@roundtable/kit";
import type { TableInfo } from "@roundtable/protocol";
import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import type { FrameProps } from "../frame.tsx";

/** The seals that were shown before the game, and, once all is opened, the check of every draw in this browser. */
export function Fairness({ match }: FrameProps) {
  const { info } = match;
  const { commitment, seals, calledOff, key } = info.fairness;
  const says = t.value.fairness;
  const [verdict, setVerdict] = useState<Verdict | "busy" | "failed" | null>(null);
  const check = async () => {
    setVerdict("busy");
    try {
      const { checkFairness } = await import("./fairness-check.ts");
      setVerdict(await checkFairness(info));
    } catch {
      setVerdict("failed");
    }
  };
  return (
    <section class="fairness" aria-labelledby="fairness">
      <h3 id="fairness">
        <Icon name={icons.seal} />
        {says.title}
      </h3>
      <p class="hint">{says.explain}</p>
      <p class="hint">{says.proves}</p>
      <p class="hint">{says.provesNot}</p>
      {seals !== null && <p>{sharesText(info, seals)}</p>}
      {calledOff.map((names, nth) => (
        <p key={nth} class="problem">
          {names.length === 0 ? says.interrupted : says.calledOff(names.join(", "))}
        </p>
      ))}
      <p>
        <span class="label">{says.commitment}</span>
        <code>{commitment}</code>
      </p>
      {key === null ? (
        <p class="hint">{says.notYet}</p>
      ) : (
        <>
          <p>
            <span class="label">{says.key}</span>
            <code>{key}</code>
          </p>
          <button type="button" class="plain" disabled={verdict === "busy"} onClick={() => void check()}>
            <Icon name={icons.scales} />
            {verdict === "busy" ? says.verifying : says.verify}
          </button>
        </>
      )}
      {verdict !== "busy" && (
        <output class="verdict" data-verdict={wordFor(verdict)}>
          {verdict !== null && verdictText(verdict)}
        </output>
      )}
    </section>
  );
}

function sharesText({ seats }: TableInfo, seals: readonly string[]): string {
  const names = seats.flatMap((at, seat) =>
    at.kind === "person" && (seals[seat] ?? "") !== "" ? [at.person.name] : [],
  );
  return names.length === 0 ? t.value.fairness.noShares : t.value.fairness.shares(names.join(", "));
}

function wordFor(verdict: Verdict | "failed" | null): string | undefined {
  if (verdict === null || verdict === "failed") return verdict ?? undefined;
  if (verdict.kind !== "fair") return "unfair";
  return verdict.proof === "own-share" && verdict.calledOff === 0 ? "fair" : "fair-but";
}

function verdictText(verdict: Verdict | "failed"): string {
  if (verdict === "failed") return t.value.failed;
  const says = t.value.fairness;
  switch (verdict.kind) {
    case "fair": {
      const { draws, proof, calledOff } = verdict;
      const but = calledOff === 0 ? [] : [says.calledOffBefore(calledOff)];
      return [says.fair(draws), says.proof[proof], ...but].join(" ");
    }
    case "broken-seal":
      return says.brokenSeal;
    case "hidden-start":
      return says.hiddenStart;
    case "other-commitment":
    case "other-nonce":
    case "other-seals":
    case "other-terms":
      return says.contradiction;
    case "no-commitment":
    case "malformed-key":
    case "broken-commitment":
    case "wrong-draw":
    case "impossible-undo":
      return says.unfair;
  }
}
