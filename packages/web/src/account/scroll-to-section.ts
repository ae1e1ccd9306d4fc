import { useLocation } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";

/** After one of these events the person scrolls by themselves. */
const TAKEN_OVER = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Keeps the section that the address names in view while the sections above it are still loading, until the person
 * scrolls or presses something. The ref goes on the element that holds all sections.
 */
export function useScrollToSection<E extends HTMLElement>() {
  const sections = useRef<E>(null);
  const { url } = useLocation();
  useEffect(() => {
    const { current } = sections;
    if (current === null) return;
    let isJumping = true;
    const jump = () => {
      const target = document.getElementById(location.hash.slice(1));
      if (isJumping && target !== null && current.contains(target)) target.scrollIntoView();
    };
    const land = () => {
      isJumping = false;
    };
    const onHash = () => {
      isJumping = true;
      jump();
    };
    const grown = new ResizeObserver(jump);
    grown.observe(current);
    addEventListener("hashchange", onHash);
    for (const event of TAKEN_OVER) addEventListener(event, land, { passive: true });
    return () => {
      grown.disconnect();
      removeEventListener("hashchange", onHash);
      for (const event of TAKEN_OVER) removeEventListener(event, land);
    };
  }, [url]);
  return sections;
}
