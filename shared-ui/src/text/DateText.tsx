import {
  type DateInput,
  formatClock,
  formatDate,
  formatDateTime,
  formatShortDateTime,
  formatTime,
} from 'shared-api/dates';

const machine = (at: DateInput) => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

/** A date may break before its year or its time, but not between day and month, nor between time and zone. */
const breakable = (date: string) => date.replace(/^(\S+) | (?=[ap]m$)/gi, '$1\u00a0');

const zone = <abbr title="West Africa Time">{'\u00a0'}WAT</abbr>;

/** Shows '3rd March, 2021'. */
export const DateText = ({ at }: { at: DateInput }) => (
  <time dateTime={machine(at)}>{breakable(formatDate(at))}</time>
);

/** Shows '3rd March, 2021, 4:05:09 pm'. */
export const DateTimeText = ({ at }: { at: DateInput }) => (
  <time dateTime={machine(at)}>{breakable(formatDateTime(at))}</time>
);

/** Shows '09:05 AM WAT'. */
export const TimeText = ({ at }: { at: DateInput }) => (
  <time dateTime={machine(at)}>
    {breakable(formatTime(at))}
    {zone}
  </time>
);

/** Shows '3rd March, 2021, 14:05 WAT', without WAT in tables whose header has the zone. */
export const MomentText = ({ at, zone: hasZone = true }: { at: DateInput; zone?: boolean }) => (
  <time dateTime={machine(at)}>
    {breakable(formatDate(at))}, {formatClock(at)}
    {hasZone && zone}
  </time>
);

/** Shows 'Wed 3 Mar 2021, 14:05 WAT', without WAT in tables whose header has the zone. */
export const ShortMomentText = ({ at, zone: hasZone = true }: { at: DateInput; zone?: boolean }) => (
  <time dateTime={machine(at)}>
    {formatShortDateTime(at).replace(/ (?!\d+:)/g, '\u00a0')}
    {hasZone && zone}
  </time>
);
