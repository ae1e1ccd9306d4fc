import type { Verdict } from "@roundtable/fairness";
import { Icon, icons } from "@roundtable/kit";
import type { TableInfo } from "@roundtable/protocol";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import type { FrameProps } from "../frame.tsx";
import { type FairnessText, useFairnessText } from "./i18n/index.ts";

/** The state of the check: not run yet (null), running, failed, or its verdict. */
type Found = Verdict | "busy" | "failed" | null;

/**
 * The seals that were published before the match and, once everything is opened, the button that checks every draw in
 * this browser.
 */
export function Fairness({ match: { info } }: FrameProps) {
  const [found, check] = useCheck(info);
  const says = useFairnessText();
  if (says === null) return null;
  return (
    <section class="fairness" aria-labelledby="fairness">
      <h3 id="fairness">
        <Icon name={icons.seal} />
        {says.title}
      </h3>
      <Seals info={info} says={says} />
      {info.fairness.key !== null && (
        <button type="button" class="plain" disabled={found === "busy"} onClick={check}>
          <Icon name={icons.scales} />
          {found === "busy" ? says.verifying : says.verify}
        </button>
      )}
      <Finding found={found} says={says} />
    </section>
  );
}

/** At the end of a match the check runs by itself, and one line shows its verdict. */
export function FairnessLine({ match: { info } }: FrameProps) {
  const [found, check] = useCheck(info);
  const says = useFairnessText();
  const isOpened = info.fairness.key !== null;
  useEffect(() => {
    if (isOpened) check();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the seal is open
  }, [info.id, isOpened]);
  if (says === null) return null;
  const word = wordFor(found);
  return (
    <details class="fairness-line">
      <summary class="verdict" data-verdict={word}>
        <Icon name={icons.seal} /> {says.summary[word]}
      </summary>
      <div class="fairness">
        <Seals info={info} says={says} />
        <Finding found={found} says={says} />
      </div>
    </details>
  );
}

function useCheck(info: TableInfo): [Found, () => void] {
  const [found, setFound] = useState<Found>(null);
  const check = async () => {
    setFound("busy");
    try {
      const { checkFairness } = await import("./fairness-check.ts");
      setFound(await checkFairness(info));
    } catch {
      setFound("failed");
    }
  };
  return [found, () => void check()];
}

function Seals({ info, says }: { info: TableInfo; says: FairnessText }) {
  const { seats, fairness, continues } = info;
  const { commitment, seals, calledOff, key } = fairness;
  return (
    <>
      {continues !== undefined && <ContinuesLine {...continues} says={says} />}
      <p class="hint">{says.explain}</p>
      <p class="hint">{says.proves}</p>
      <p class="hint">{says.provesNot}</p>
      {seals !== null && <p>{sharesText(seats, seals, says)}</p>}
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
        <p>
          <span class="label">{says.key}</span>
          <code>{key}</code>
        </p>
      )}
    </>
  );
}

type ContinuesProps = NonNullable<TableInfo["continues"]> & { readonly says: FairnessText };

/** The match that this one continues, and what may be known of it. */
function ContinuesLine({ table, at, openly, says }: ContinuesProps) {
  return (
    <p>
      <a href={`/t/${table}/replay#${at}`}>{says.continues(at)}</a>{" "}
      {openly ? says.continuesOpenly : says.continuesAnew}
    </p>
  );
}

function Finding({ found, says }: { found: Found; says: FairnessText }) {
  const isFound = found !== null && found !== "busy";
  return (
    <output class="verdict" data-verdict={isFound ? wordFor(found) : undefined}>
      {isFound && verdictText(found, says)}
    </output>
  );
}

function sharesText(seats: TableInfo["seats"], seals: readonly string[], says: FairnessText): string {
  const names = seats.flatMap((at, seat) =>
    at.kind === "person" && (seals[seat] ?? "") !== "" ? [at.person.name] : [],
  );
  return names.length === 0 ? says.noShares : says.shares(names.join(", "));
}

function wordFor(found: Found): "busy" | "failed" | "fair" | "fair-but" | "unfair" {
  if (found === null || found === "busy") return "busy";
  if (found === "failed") return "failed";
  if (found.kind !== "fair") return "unfair";
  return found.proof === "own-share" && found.calledOff === 0 ? "fair" : "fair-but";
}

function verdictText(verdict: Verdict | "failed", says: FairnessText): string {
  if (verdict === "failed") return t.value.failed;
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
