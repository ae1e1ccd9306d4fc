import type { ChartsBody } from "@roundtable/protocol/history";
import { useEffect, useState } from "preact/hooks";
import { useLoaded } from "../../parts/lazy.ts";
import { locale } from "../../settings/settings.ts";
import type { HistoryText } from "../i18n/index.ts";
import { fetchCharts } from "../requests.ts";
import { Loading } from "../../parts/loading.tsx";
import { Bars } from "./bars.tsx";
import { gameFacts } from "./facts.ts";
import { RatingChart } from "./rating-chart.tsx";

interface ChartsProps {
  readonly says: HistoryText;
  readonly person: string;
  readonly game: string;
}

/** The statistics of a person's matches of one game. */
export function Charts({ says, person, game }: ChartsProps) {
  const names = useLoaded(gameFacts(game, locale.value));
  const [charts, setCharts] = useState<ChartsBody | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    fetchCharts(person, game).then(setCharts, () => setFailed(true));
  }, [person, game]);
  if (charts === null || names === null) return <Loading hasFailed={hasFailed} />;
  const text = says.charts;
  if (charts.all.played === 0 && charts.strength.length === 0) return <p class="hint">{text.nothing}</p>;
  const points = (value: number) => value.toLocaleString(locale.value, { maximumFractionDigits: 1 });
  const wins = { value: text.wonOf, told: text.share };
  return (
    <section class="charts" aria-label={text.title}>
      {charts.strength.length > 1 && <RatingChart says={says} strength={charts.strength} />}
      {charts.bySeats.length > 0 && (
        <Bars
          title={text.bySeats}
          what={text.value}
          bars={charts.bySeats.map(({ seats, won, played }) => ({
            name: says.players(seats),
            part: won,
            whole: played,
            value: wins.value(won, played),
            told: wins.told(won, played),
          }))}
        />
      )}
      {charts.byHad.map(({ kind, values }) => (
        <Bars
          key={kind}
          title={names.had?.[kind]?.title ?? kind}
          what={text.value}
          bars={values.map(({ value, won, played }) => ({
            name: names.had?.[kind]?.names[value] ?? value,
            part: won,
            whole: played,
            value: wins.value(won, played),
            told: wins.told(won, played),
          }))}
        />
      ))}
      {charts.sources.length > 0 && (
        <Bars
          title={text.sources}
          what={text.value}
          bars={charts.sources.map(({ source, points: part }) => ({
            name: names.sources?.[source] ?? source,
            part,
            whole: part,
            value: points(part),
            told: text.average(points(part)),
          }))}
        />
      )}
    </section>
  );
}
