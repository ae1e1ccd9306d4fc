import { Dialog } from "../parts/dialog.tsx";
import type { ReplayText } from "./i18n/index.ts";

export function KeysDialog({ says, onClose }: { says: ReplayText; onClose: () => void }) {
  return (
    <Dialog title={says.keys} onClose={onClose}>
      <dl class="replay-keys">
        {says.keyHelp.map(([keys, help]) => (
          <div key={keys}>
            <dt>
              {keys.split("  ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{says.marks}</p>
    </Dialog>
  );
}
