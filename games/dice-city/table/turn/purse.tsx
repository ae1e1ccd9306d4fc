import type { Seat } from "@roundtable/kernel";
import { explain, group, Icon, nameOf, Shield, shieldOf, stop } from "@roundtable/kit";
import { type Resource, RESOURCES } from "../../rules/pieces.ts";
import { changesFor, signed } from "./changes.ts";
import { Goods } from "../pieces/glyphs.tsx";
import icons from "../icons.json" with { type: "json" };
import { countName, playerOf, type Scene } from "../scene.ts";

/** What the owner of the large city has: resources and pass tokens, and how an answer would change them. */
export function Purse({ scene, seat }: { scene: Scene; seat: Seat }) {
  const { view, ghost, me, offers, offer } = scene;
  const { passTokens } = playerOf(view, seat);
  const changes = changesFor(view, ghost, seat);
  return (
    <div class="dc-purse" {...group(nameOf(scene, seat))}>
      <span class="dc-owner">
        <Shield name={shieldOf(scene, seat)} />
        <bdi>{nameOf(scene, seat)}</bdi>
      </span>
      {RESOURCES.map((resource) => (
        <Heap key={resource} scene={scene} seat={seat} resource={resource} change={changes.stock[resource]} />
      ))}
      <span
        class={`dc-chip ${passTokens === 0 ? "dc-none" : ""}`}
        data-key={`passes-${seat}`}
        {...explain("pass-token")}
        {...stop(
          false,
          countName(scene, "pass-token", passTokens),
          offer(seat === me ? offers.passToken : undefined),
        )}
      >
        <Icon name={icons["pass-token"]} class="dc-pass" />
        <Figure value={passTokens} change={changes.passTokens} />
      </span>
    </div>
  );
}

function Heap({
  scene,
  seat,
  resource,
  change,
}: {
  scene: Scene;
  seat: Seat;
  resource: Resource;
  change: number;
}) {
  const { view, me, offers, offer } = scene;
  const held = playerOf(view, seat).stock[resource];
  const mine = seat === me;
  const payments = mine ? (offers.payments.get(resource) ?? []) : [];
  const answer = mine ? offers.resources.get(resource) : offers.robberies.get(seat)?.get(resource);
  return (
    <span class="dc-heap">
      <span
        class={`dc-chip ${held === 0 ? "dc-none" : ""}`}
        data-key={`${resource}-${seat}`}
        {...explain(resource)}
        {...stop(resource === "wood", countName(scene, resource, held), offer(answer))}
      >
        <Goods kind={resource} />
        <Figure value={held} change={change} />
      </span>
      {payments.length > 0 && (
        <span class="dc-payments">
          {payments.map(({ id, count }) => (
            <b key={id} {...offer(id)}>
              −{count}
            </b>
          ))}
        </span>
      )}
    </span>
  );
}

/** A sum, and beside it what would be added to or taken from it. Drawn anew when it changes, it leaps. */
export function Figure({ value, change }: { value: number; change: number }) {
  return (
    <>
      <b key={value} class="dc-figure">
        {value}
      </b>
      {change !== 0 && <em class={change > 0 ? "dc-more" : "dc-less"}>{signed(change)}</em>}
    </>
  );
}
