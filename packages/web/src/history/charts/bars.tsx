import { useId } from "preact/hooks";

interface Bar {
  readonly name: string;
  /** The filled part of the bar, and its whole length. */
  readonly part: number;
  readonly whole: number;
  /** The text beside the bar, and the one for screen readers. */
  readonly value: string;
  readonly told: string;
}

interface BarsProps {
  readonly title: string;
  readonly what: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 340;
const ROW = 40;
const THICK = 12;
const VALUE = 66;

/** A bar chart with its numbers, and the same as a table for screen readers. */
export function Bars({ title, what, bars }: BarsProps) {
  const id = useId();
  const longest = Math.max(...bars.map(({ whole }) => whole), 1);
  const room = WIDTH - VALUE;
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, in the colours of the theme
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-table`}
      >
        <title id={`${id}-title`}>{title}</title>
        {bars.map(({ name, part, whole, value }, nth) => {
          const y = nth * ROW;
          return (
            <g key={name}>
              <text x={0} y={y + 16}>
                {name}
              </text>
              <rect
                class="chart-whole"
                x={0.5}
                y={y + 22}
                width={(whole / longest) * room}
                height={THICK}
                rx={3}
              />
              <rect
                class="chart-part"
                x={0.5}
                y={y + 22}
                width={(part / longest) * room}
                height={THICK}
                rx={3}
              />
              <text class="chart-value" x={(whole / longest) * room + 8} y={y + 33}>
                {value}
              </text>
            </g>
          );
        })}
      </svg>
      {/* A table cannot be narrower than its words; unclipped, it would widen the page. */}
      <div class="for-readers">
        <table id={`${id}-table`}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, told }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{told}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
