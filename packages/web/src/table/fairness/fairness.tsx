import { Icon, icons } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import type { FrameProps } from "../frame.tsx";

type Verdict = { readonly kind: "fair"; readonly draws: number } | { readonly kind: "unfair" | "failed" };

/** The seal that was shown before the game, and, once it is opened, the check of every draw in this browser. */
export function Fairness({ match }: FrameProps) {
  const [verdict, check] = useCheck(match.info.id);
  const says = t.value.fairness;
  return (
    <section class="fairness" aria-labelledby="fairness">
      <h3 id="fairness">
        <Icon name={icons.seal} />
        {says.title}
      </h3>
      <Seal {...match.info.fairness} />
      {match.info.fairness.key !== null && (
        <button type="button" class="plain" disabled={verdict === "busy"} onClick={check}>
          <Icon name={icons.scales} />
          {verdict === "busy" ? says.verifying : says.verify}
        </button>
      )}
      <Finding verdict={verdict} />
    </section>
  );
}

/** At the end the check is made without being asked for, and one line says whether it holds. */
export function FairnessLine({ match }: FrameProps) {
  const { id, fairness } = match.info;
  const [verdict, check] = useCheck(id);
  const isOpened = fairness.key !== null;
  useEffect(() => {
    if (isOpened) check();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the seal is open
  }, [id, isOpened]);
  const kind = verdict === null || verdict === "busy" ? "busy" : verdict.kind;
  return (
    <details class="fairness-line">
      <summary class="verdict" data-verdict={kind}>
        <Icon name={icons.seal} /> {t.value.fairness.summary[kind]}
      </summary>
      <div class="fairness">
        <Seal {...fairness} />
        <Finding verdict={verdict} />
      </div>
    </details>
  );
}

function useCheck(table: string): [Verdict | "busy" | null, () => void] {
  const [verdict, setVerdict] = useState<Verdict | "busy" | null>(null);
  const check = async () => {
    setVerdict("busy");
    try {
      const { checkFairness } = await import("./fairness-check.ts");
      const found = await checkFairness(table);
      setVerdict(found.kind === "fair" ? found : { kind: "unfair" });
    } catch {
      setVerdict({ kind: "failed" });
    }
  };
  return [verdict, () => void check()];
}

function Seal({ commitment, key }: FrameProps["match"]["info"]["fairness"]) {
  const says = t.value.fairness;
  return (
    <>
      <p class="hint">{says.explain}</p>
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

function Finding({ verdict }: { verdict: Verdict | "busy" | null }) {
  return (
    <output class="verdict" data-verdict={verdict === "busy" ? undefined : verdict?.kind}>
      {verdict !== null && verdict !== "busy" && verdictText(verdict)}
    </output>
  );
}

function verdictText(verdict: Verdict): string {
  switch (verdict.kind) {
    case "fair":
      return t.value.fairness.fair(verdict.draws);
    case "unfair":
      return t.value.fairness.unfair;
    case "failed":
      return t.value.failed;
  }
}
