import { Icon, icons } from "@roundtable/kit";
import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import type { FrameProps } from "../frame.tsx";

type Verdict = { readonly kind: "fair"; readonly draws: number } | { readonly kind: "unfair" | "failed" };

/** The seal that was shown before the game, and, once it is opened, the check of every draw in this browser. */
export function Fairness({ match }: FrameProps) {
  const { commitment, key } = match.info.fairness;
  const says = t.value.fairness;
  const [verdict, setVerdict] = useState<Verdict | "busy" | null>(null);
  const check = async () => {
    setVerdict("busy");
    try {
      const { checkFairness } = await import("./fairness-check.ts");
      const found = await checkFairness(match.info.id);
      setVerdict(found.kind === "fair" ? found : { kind: "unfair" });
    } catch {
      setVerdict({ kind: "failed" });
    }
  };
  return (
    <section class="fairness" aria-labelledby="fairness">
      <h3 id="fairness">
        <Icon name={icons.seal} />
        {says.title}
      </h3>
      <p class="hint">{says.explain}</p>
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
      <output class="verdict" data-verdict={verdict === "busy" ? undefined : verdict?.kind}>
        {verdict !== null && verdict !== "busy" && verdictText(verdict)}
      </output>
    </section>
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
