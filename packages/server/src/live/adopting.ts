import type { Services } from "./services.ts";
import { isOvertaken, KeptTable } from "./kept-table.ts";
import { loadTable } from "./loading.ts";

/** How long the last entries of a match may take until the node that has made them has a snapshot of them. */
const SETTLED_MS = 3000;
const LOOK_AGAIN_MS = 300;

/** A table with its match by our rules. What was played by older ones stays; from then on ours count. */
export async function adopted(services: Services, id: string): Promise<KeptTable | null> {
  const begun = performance.now();
  for (;;) {
    const loaded = await loadTable(services, id);
    if (loaded === null) return null;
    const kept = new KeptTable(services, loaded);
    if (!loaded.isStrange) return kept;
    const { dropped } = loaded;
    if (dropped > 0 && services.store.nodes.areSeveral && performance.now() - begun < SETTLED_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      continue;
    }
    try {
      await kept.adopt();
      if (dropped > 0)
        services.log.error(
          { table: id, dropped },
          "The rules have changed; the last moves must be made again.",
        );
      return kept;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
}
