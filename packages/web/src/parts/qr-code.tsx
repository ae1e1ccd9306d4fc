import { imageRole } from "@roundtable/kit";
import { encode } from "uqr";
import { useMemo } from "preact/hooks";

export function QrCode({ link, label }: { link: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(link, { border: 2 });
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
    return { size, path: squares.join("") };
  }, [link]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} {...imageRole(label)} shape-rendering="crispEdges">
      <rect width={size} height={size} class="qr-ground" />
      <path d={path} class="qr-ink" />
    </svg>
  );
}
