import { type BoardProps, useRoving } from "@roundtable/kit";
import { useRef } from "preact/hooks";
import type { FallingStars } from "../rules/falling-stars.ts";
import { Hand } from "./hand.tsx";
import { Places } from "./places.tsx";
import { Sky } from "./sky.tsx";

/** The sky above, everybody's place below it, and my hand before me. */
export function Board(props: BoardProps<FallingStars>) {
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  return (
    <div class="fs-table" ref={box}>
      <Sky scene={props} />
      <Places scene={props} />
      <Hand scene={props} />
    </div>
  );
}
