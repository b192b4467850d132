import {
  checks,
  daysOf,
  formatMoment,
  formatNaira,
  formatShortDate,
  ledgerAccounts,
  monthText,
  packLines,
  packName,
  type ReportName,
  reports,
} from 'shared-api/rules';
import { nameSql, type Queryable } from '../../../db/index.ts';
import { type MonthPackData, renderMonthPack } from '../../../documents/index.ts';
import type { Verb } from '../../../http/context.ts';
import { pdfReply } from '../../../http/fileReply.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { currentAuthority } from '../../../settings/index.ts';
import { issueCode } from '../../papers/index.ts';
import { totalOf } from '../reports/readReport.ts';
import type { ReportSpec } from '../reports/reportSpecs.ts';
import { revenueParts, servicesById } from './differences.ts';
import { type MonthTotals, revenueOf } from './monthTotals.ts';
import { closedPeriod, type PeriodRow } from './periodRow.ts';

type Section = MonthPackData['sections'][number];

const columnsOf = (...columns: ReportSpec['columns']) => columns.map(([label, kind]) => ({ label, kind }));
const withTotal = (heading: string, columns: Section['columns'], rows: Section['rows']): Section => ({
  heading,
  columns,
  rows,
  total: totalOf(columns, rows),
});

function shortened(section: Section, report: ReportName, lastDay: string): Section {
  const { heading, rows } = section;
  if (rows.length <= packLines) return section;
  const more = `the first ${packLines} of ${rows.length}`;
  return {
    ...section,
    heading: `${heading}: ${more}. See the report "${reports[report].label}" of ${lastDay}`,
    rows: rows.slice(0, packLines),
  };
}

const inOrder = (lines: readonly [string, number][]) => lines.toSorted(([a], [b]) => (a < b ? -1 : 1));

/** `named` is SQL that selects `id` and `name` by the ids in $1. */
async function linesByName(
  db: Queryable,
  figures: Record<string, number>,
  named: string,
): Promise<[string, number][]> {
  const { rows } = await db.query<{ id: number; name: string }>(named, [Object.keys(figures)]);
  const names = new Map(rows.map(({ id, name }) => [String(id), name]));
  return inOrder(Object.entries(figures).map(([id, kobo]) => [names.get(id) ?? `No. ${id}`, kobo]));
}

const clients = `select id, ${nameSql('users')} as name from users where id = any ($1::bigint[])`;
const invoices = 'select id, invoice_id as name from bookings where id = any ($1::bigint[])';

const earnedBy: Readonly<Record<string, string>> = {
  registration: 'Registration fees',
  earned: 'Services given',
  refund: 'Kept when money was given back',
  change: 'Kept when a booking was changed',
  reversal: 'Corrected outcomes',
};

async function revenueLines(db: Queryable, revenue: Record<string, number>): Promise<Section['rows']> {
  const services = await servicesById(db);
  return Object.entries(revenue)
    .map(([key, kobo]) => ({ ...revenueParts(key, services), kobo }))
    .toSorted((a, b) => a.airport.localeCompare(b.airport) || a.service.localeCompare(b.service))
    .map(({ airport, service, kind, kobo }) => [
      airport || 'All',
      service || '–',
      earnedBy[kind] ?? kind,
      kobo,
    ]);
}

async function sectionsOf(
  db: Queryable,
  { totals, dayHashes, checklist, month }: PeriodRow,
): Promise<Section[]> {
  const wallets = await linesByName(db, totals.wallets, clients);
  const unearned = await linesByName(db, totals.unearned, invoices);
  const lastDay = formatShortDate(daysOf(month).at(-1) ?? '');
  return [
    withTotal(
      'Trial balance',
      columnsOf(['Account', 'text'], ['Balance', 'naira']),
      Object.entries(ledgerAccounts).map(([kind, label]) => [label, totals.accounts[kind] ?? 0]),
    ),
    withTotal(
      'Revenue',
      columnsOf(['Airport', 'text'], ['Service', 'text'], ['Of', 'text'], ['Revenue', 'naira']),
      await revenueLines(db, totals.revenue),
    ),
    shortened(
      withTotal('Wallets', columnsOf(['Client', 'text'], ['Balance', 'naira']), wallets),
      'wallets',
      lastDay,
    ),
    shortened(
      withTotal('Unearned', columnsOf(['Invoice', 'text'], ['Unearned', 'naira']), unearned),
      'deferred',
      lastDay,
    ),
    {
      heading: 'Open when it was closed',
      columns: columnsOf(['What', 'text'], ['Count', 'count']),
      rows: checklist.filter(({ count }) => count > 0).map(({ name, count }) => [checks[name].label, count]),
      total: null,
    },
    {
      heading: 'SHA-256 of each day',
      columns: columnsOf(['Day', 'text'], ['SHA-256', 'text']),
      rows: daysOf(month).map((day) => [day, dayHashes[day] ?? '']),
      total: null,
    },
  ];
}

const numbers = (first: string | null, last: string | null): string =>
  first === null ? 'None' : `${first} to ${last}`;

const factsOf = ({
  totals,
  month,
  proposer,
  approver,
  approvedAt,
  reason,
}: PeriodRow): [string, string][] => [
  ['Month', monthText(month)],
  ['Revenue', formatNaira(revenueOf(totals))],
  ['Wallets of clients', formatNaira(totals.accounts.wallet ?? 0)],
  ['Unearned', formatNaira(totals.accounts.unearned ?? 0)],
  ['Invoices', numbers(totals.firstInvoice, totals.lastInvoice)],
  ['Credit notes', numbers(totals.firstCreditNote, totals.lastCreditNote)],
  ['Proposed by', proposer],
  ['Closed by', approver ?? ''],
  ['Closed on', formatMoment(approvedAt ?? '')],
  ...(reason === null ? [] : ([['Carried over', reason]] as [string, string][])),
];

const packFacts = (month: string, totals: MonthTotals) => ({
  number: month,
  date: daysOf(month).at(-1) ?? '',
  amountKobo: revenueOf(totals),
});

export const monthPack: Verb<'monthPack'> = async ({ db, config, clock }, { params: { month } }) => {
  const period = await closedPeriod(db, month);
  const now = clock.now();
  const { code } = await issueCode({ db, now, lock: `pack ${month}` }, async () => ({
    paper: { kind: 'pack' as const, id: Number(month.replace('-', '')) },
    facts: packFacts(month, period.totals),
  }));
  const content = await renderMonthPack({
    month: monthText(month),
    facts: factsOf(period),
    sections: await sectionsOf(db, period),
    verifyUrl: portalLinks.verify(config, code),
    printedAt: now,
    authority: await currentAuthority(db, config),
  });
  return pdfReply(packName(month), content);
};
