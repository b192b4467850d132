import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lagosDate } from 'shared-api/dates';
import { queryOf, serverNow, useCan } from 'shared-api/http';
import { formatNaira, formatNairaShort, koboOf } from 'shared-api/money';
import { type FigureSeries, figureSeries } from 'shared-api/staff';
import { Card, formatDay, formatMonth, Grid, Inline, links, Stack, VisuallyHidden } from 'shared-ui';
import { BarChart, type ChartPoint, LineChart } from 'shared-ui/charts';
import { FilterChoice, FilterSelect, useListParams } from 'shared-ui/data';
import { useAirportOptions } from '../shared/filters.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { spanBefore, spanOf } from '../shared/spanOf.ts';
import { ClientsByStatus } from './ClientsByStatus.tsx';
import { dashboardParams, type Measure, measures, spans, usualSpan } from './dashboardParams.ts';
import styles from './Figures.module.css';

const drawn = 8;

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

const useReadsRevenue = () => useCan('transactions.readBookings');

interface Measured {
  bookings: number;
  revenue: number;
}
const measured = (row: Measured, by: Measure) => (by === 'revenue' ? koboOf(row.revenue) : row.bookings);

const totalOf = (points: readonly ChartPoint[]) => points.reduce((sum, { value }) => sum + value, 0);

interface ChangeProps {
  points: readonly ChartPoint[];
  /** These points are from the preceding period, which is as long as the period of `points`. */
  before: readonly ChartPoint[] | undefined;
  bookedBefore: number;
  format?: (value: number) => string;
}

/** With fewer bookings, a percentage would be misleading. */
const leastForPercent = 10;

function Change({ points, before, bookedBefore, format = String }: ChangeProps) {
  const { span = usualSpan } = useListParams(dashboardParams).values;
  const [now, then] = [totalOf(points), totalOf(before ?? [])];
  const isFew = bookedBefore < leastForPercent;
  const percent = then > 0 && !isFew ? Math.round(((now - then) / then) * 100) : undefined;
  return (
    <p className={`${styles.change} soft`}>
      <strong>{format(now)}</strong> in the last {spans.find(({ value }) => value === span)?.label}
      {before && isFew && `, ${format(then)} before that`}
      {percent !== undefined && percent !== 0 && (
        <span className={percent > 0 ? 'success' : 'warning'}>
          {percent > 0 ? '▲' : '▼'} {new Intl.NumberFormat('en-NG').format(Math.abs(percent))} %
          <VisuallyHidden>{percent > 0 ? ' more' : ' less'} than before</VisuallyHidden>
        </span>
      )}
    </p>
  );
}

interface OverTimeProps {
  series: FigureSeries;
  before: FigureSeries | undefined;
}

function OverTime({ series: { points, step }, before }: OverTimeProps) {
  const label = (day: string) => (step === 'month' ? formatMonth(day) : formatDay(day));
  const category = step === 'month' ? 'Month' : 'Day';
  const of = (by: Measure, from: FigureSeries['points'] = points): ChartPoint[] =>
    from.map((point) => ({ label: label(point.day), value: measured(point, by) }));
  const drawn = (by: Measure) => ({ points: of(by), before: before && of(by, before.points) });
  const bookedBefore = totalOf(before ? of('bookings', before.points) : []);
  const isRevenueRead = useReadsRevenue();
  return (
    <>
      <div className={styles.overTime}>
        <Change {...drawn('bookings')} bookedBefore={bookedBefore} />
        <LineChart title="Bookings over time" category={category} {...drawn('bookings')} {...count} />
      </div>
      {isRevenueRead && (
        <div className={styles.overTime}>
          <Change {...drawn('revenue')} bookedBefore={bookedBefore} format={formatNaira} />
          <LineChart title="Revenue over time" category={category} {...drawn('revenue')} {...money} />
        </div>
      )}
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

export function Figures() {
  const { values } = useListParams(dashboardParams);
  const { span = usualSpan, airport } = values;
  const isRevenueRead = useReadsRevenue();
  const by = (isRevenueRead && values.by) || 'bookings';
  const today = lagosDate(serverNow());
  const ofAirport = airport ? { airportId: airport } : {};
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(figureSeries, { query: { ...spanOf(span, today), ...ofAirport } }),
    placeholderData: keepPreviousData,
  });
  const before = useQuery({
    ...queryOf(figureSeries, { query: { ...spanBefore(span, today), ...ofAirport } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title="Figures">
      <Stack space={5}>
        <Inline between align="flex-end">
          <FilterChoice label="Span" param="span" options={spans} usual={usualSpan} />
          <FilterSelect label="Airport" param="airport" options={useAirportOptions()} />
        </Inline>
        <QueryState query={{ data, isError, refetch }} subject="The figures">
          {(series) => (
            <Stack space={5} className={isPlaceholderData ? styles.stale : undefined}>
              <Grid space={6} minimum="24rem">
                <OverTime
                  series={series}
                  before={isPlaceholderData || before.isPlaceholderData ? undefined : before.data}
                />
              </Grid>
              {isRevenueRead && (
                <div>
                  <FilterChoice label="Measure" param="by" options={measures} />
                </div>
              )}
              <Grid space={6} minimum="24rem">
                <ByPart series={series} by={by} />
              </Grid>
            </Stack>
          )}
        </QueryState>
        <Grid space={6} minimum="24rem">
          <ClientsByStatus />
        </Grid>
      </Stack>
    </Card>
  );
}
