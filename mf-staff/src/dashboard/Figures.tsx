import { useQuery } from '@tanstack/react-query';
import { serverNow, useSession } from 'shared-api/http';
import { type FigureSeries, figureSeriesQuery } from 'shared-api/staff';
import { airports, formatNaira, formatNairaShort, koboOf, lagosDate } from 'shared-api/values';
import { Card, formatDay, formatMonth, links, Stack } from 'shared-ui';
import { BarChart, type ChartPoint, LineChart } from 'shared-ui/charts';
import { FilterChoice, FilterSelect, useListParams } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';
import { ClientsByStatus } from './ClientsByStatus.tsx';
import { dashboardParams, type Measure, measures, spans, usualSpan } from './dashboardParams.ts';
import styles from './Figures.module.css';
import { spanOf } from './spanOf.ts';

const drawn = 8;

/** The greatest points for the picture, the others as one; all of them for the table, the greatest first. */
function greatest(points: readonly ChartPoint[]): { points: ChartPoint[]; inTable: ChartPoint[] } {
  const inTable = points.toSorted((a, b) => b.value - a.value);
  if (inTable.length <= drawn) return { points: inTable, inTable };
  const others = inTable.slice(drawn - 1);
  const together = {
    label: `${others.length} others`,
    value: others.reduce((sum, { value }) => sum + value, 0),
  };
  return { points: [...inTable.slice(0, drawn - 1), together], inTable };
}

const money = { format: formatNaira, formatShort: formatNairaShort, measure: 'Revenue' };
const count = { measure: 'Bookings' };

/** The airports whose figures exist for the reader: an officer's own, else all. */
function useAirportChoices() {
  const own = useSession((state) => state.user)?.airportIds ?? [];
  return airports
    .filter(({ id }) => own.length === 0 || own.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
}

interface Measured {
  bookings: number;
  revenue: number;
}
const measured = (row: Measured, by: Measure) => (by === 'revenue' ? koboOf(row.revenue) : row.bookings);

function OverTime({ series: { points, step } }: { series: FigureSeries }) {
  const label = (day: string) => (step === 'month' ? formatMonth(day) : formatDay(day));
  const category = step === 'month' ? 'Month' : 'Day';
  const of = (by: Measure): ChartPoint[] =>
    points.map((point) => ({ label: label(point.day), value: measured(point, by) }));
  return (
    <>
      <LineChart title="Bookings over time" category={category} points={of('bookings')} {...count} />
      <LineChart title="Revenue over time" category={category} points={of('revenue')} {...money} />
    </>
  );
}

function ByPart({ series, by }: { series: FigureSeries; by: Measure }) {
  const shown = by === 'revenue' ? money : count;
  const services = greatest(
    series.services.map((row) => ({
      label: row.name,
      value: measured(row, by),
      to: links.bookings({ service: row.id }),
    })),
  );
  const places = greatest(
    series.airports.map((row) => ({
      label: row.code,
      value: measured(row, by),
      to: links.bookings({ airport: row.id }),
    })),
  );
  return (
    <>
      <BarChart title={`${shown.measure} by service`} category="Service" {...services} {...shown} />
      <BarChart title={`${shown.measure} by airport`} category="Airport" {...places} {...shown} />
    </>
  );
}

/** Bookings and revenue over a span, by service and by airport; what is looked at is kept in the address (STAFF-05). */
export function Figures() {
  const { values } = useListParams(dashboardParams);
  const { span = usualSpan, by = 'bookings', airport } = values;
  const series = useQuery(
    figureSeriesQuery({ ...spanOf(span, lagosDate(serverNow())), ...(airport && { airportId: airport }) }),
  );
  return (
    <Card title="Figures">
      <Stack space={5}>
        <div className={styles.choices}>
          <FilterChoice label="Span" param="span" options={spans} usual={usualSpan} />
          <FilterSelect label="Airport" param="airport" options={useAirportChoices()} />
        </div>
        <QueryState query={series} subject="The figures">
          {(data) => (
            <div className={series.isPlaceholderData ? styles.stale : undefined}>
              <div className={styles.charts}>
                <OverTime series={data} />
              </div>
              <div className={styles.by}>
                <FilterChoice label="Measure" param="by" options={measures} />
              </div>
              <div className={styles.charts}>
                <ByPart series={data} by={by} />
              </div>
            </div>
          )}
        </QueryState>
        <div className={styles.charts}>
          <ClientsByStatus />
        </div>
      </Stack>
    </Card>
  );
}
