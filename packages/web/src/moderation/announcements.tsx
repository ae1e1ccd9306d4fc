import type { Announced } from "@roundtable/protocol";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { dateInWords } from "../parts/dates.ts";
import { useModerationText } from "./i18n/index.ts";
import "./moderation.css";

/** Messages from the operator, over every page until I have read them. A ban stays. */
export function Announcements({ announcements, ban }: Announced) {
  const says = useModerationText();
  const [read, setRead] = useState(readBefore);
  const unread = announcements.filter(({ id }) => !read.includes(id));
  const place = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => (place.current === null ? undefined : tellHeight(place.current)));
  if (says === null || (unread.length === 0 && ban === null)) return null;
  return (
    <output class="announcements" ref={place} aria-label={says.fromHouse}>
      {ban !== null && (
        <p class="announcement" data-kind="ban">
          <span>
            <b>{says.banned(ban.until === null ? null : momentOf(ban.until))}</b> <bdi>{ban.why}</bdi>
          </span>
        </p>
      )}
      {unread.map(({ id, words }) => (
        <p key={id} class="announcement">
          <span>
            <b>{says.fromHouse}</b> <bdi>{words}</bdi>
          </span>
          <button type="button" class="plain small" onClick={() => setRead(remembered([...read, id]))}>
            {says.read}
          </button>
        </p>
      ))}
    </output>
  );
}

/** Sets the height of the notices, by which the table below is smaller. */
function tellHeight(element: HTMLElement): () => void {
  const tell = () => document.documentElement.style.setProperty("--announced", `${element.offsetHeight}px`);
  const observer = new ResizeObserver(tell);
  tell();
  observer.observe(element);
  return () => observer.disconnect();
}

const READ = "read-announcements";
/** More than are ever shown at a time. */
const MOST_READ = 20;

/** Messages that were read on this device are not shown again. */
function readBefore(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(READ) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function remembered(ids: readonly string[]): readonly string[] {
  try {
    localStorage.setItem(READ, JSON.stringify(ids.slice(-MOST_READ)));
  } catch {
    // A private window may have no storage: then a message counts as read for as long as the page is open.
  }
  return ids;
}

function momentOf(moment: number): string {
  return dateInWords(moment, { dateStyle: "long", timeStyle: "short" });
}
