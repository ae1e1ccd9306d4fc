import { waitFor } from "@testing-library/preact";
import { sealOf } from "@roundtable/fairness";
import type { TableInfo } from "@roundtable/protocol";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { anna, gathering } from "../testing/at-table.ts";
import { atTable } from "../testing/page-at-table.ts";
import { OwnShare, type ShareCommand } from "./own-share.ts";
import { loadWitness } from "./witness.ts";

const { id } = gathering;
const starting: TableInfo = { ...gathering, starting: true };
const withSeals = (seals: readonly string[], commitment = "c0ffee"): TableInfo => ({
  ...starting,
  fairness: { ...starting.fairness, commitment, seals },
});

/** Anna's browser on seat 1, and the commands that it has sent. */
function annasShare() {
  const sent: ShareCommand[] = [];
  const share = new OwnShare((command) => sent.push(command));
  const seal = () => sent.flatMap((command) => (command.kind === "seal-share" ? [command.seal] : [])).at(-1);
  return { sent, seal, hear: (info: TableInfo) => share.hear(info, 1) };
}

beforeEach(() => localStorage.clear());

describe("a browser's share of chance", () => {
  test("is sealed when the table starts, and opened when all seals are shown", () => {
    const { sent, seal, hear } = annasShare();
    hear(gathering);
    expect(sent).toEqual([]);
    hear(starting);
    hear(starting);
    const all = withSeals(["", seal() ?? ""]);
    hear(all);
    hear(all);
    const nonce = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(sent).toEqual([
      { kind: "seal-share", seal: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      { kind: "open-share", nonce },
    ]);
    expect(loadWitness(id)).toEqual({
      commitment: "c0ffee",
      nonces: { 1: nonce },
      seals: ["", seal()],
      terms: { game: "toy", options: {}, people: ["", anna.id] },
      opened: ["c0ffee"],
    });
    expect(seal()).toBe(sealOf("c0ffee", 1, loadWitness(id).nonces?.[1] ?? ""));
  });

  test("survives a reload of the page between seal and opening", () => {
    const before = annasShare();
    before.hear(starting);
    const after = annasShare();
    after.hear(withSeals(["", before.seal() ?? ""]));
    expect(after.sent).toMatchObject([{ kind: "open-share" }]);
  });

  test("is a new one at the next start, which has another commitment", () => {
    const { sent, seal, hear } = annasShare();
    hear(starting);
    hear(withSeals(["", seal() ?? ""]));
    hear(gathering);
    hear({ ...starting, fairness: { ...starting.fairness, commitment: "decaf" } });
    hear(withSeals(["", seal() ?? ""], "decaf"));
    const opened = sent.flatMap((command) => (command.kind === "open-share" ? [command.nonce] : []));
    expect(new Set(opened).size).toBe(2);
    expect(loadWitness(id).opened).toEqual(["c0ffee", "decaf"]);
  });

  test("is given by a page at its table", async () => {
    const { sent, tell } = atTable();
    tell({ kind: "table", table: gathering });
    tell({ kind: "table", table: starting });
    await waitFor(() =>
      expect(sent).toContainEqual(expect.objectContaining({ kind: "seal-share", table: id })),
    );
  });

  test("is not given without a seat", async () => {
    const { sent, tell } = atTable();
    tell({ kind: "table", table: { ...starting, seats: [] } });
    tell({ kind: "table", table: gathering });
    await vi.dynamicImportSettled();
    expect(sent.map(({ kind }) => kind)).toEqual(["enter"]);
  });
});
