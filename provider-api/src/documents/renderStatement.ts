import {
  formatClock,
  formatDate,
  formatNaira,
  formatPhone,
  formatRrr,
  formatShortDate,
  type Period,
} from 'shared-api/rules';
import type { Authority } from '../settings/index.ts';
import { drawFacts } from './drawFacts.ts';
import { drawHeading } from './drawHeading.ts';
import { drawVerification } from './drawQr.ts';
import { type Column, drawTable } from './drawTable.ts';
import { drawSubheading } from './drawText.ts';
import { ensureSpace, onPaper, type Pdf } from './paper.ts';

interface StatementLine {
  createdAt: string;
  what: string;
  passengers: string | null;
  paper: string | null;
  rrr: string | null;
  amountKobo: number;
  balanceKobo: number;
}

type PendingFunding = Pick<StatementLine, 'createdAt' | 'paper' | 'rrr' | 'amountKobo'>;

export interface StatementData {
  name: string;
  address: string | null;
  phoneNumber: string | null;
  period: Period;
  openingKobo: number;
  closingKobo: number;
  inKobo: number;
  outKobo: number;
  lines: readonly StatementLine[];
  pending: readonly PendingFunding[];
  verifyUrl: string;
  printedAt: Date;
  authority: Authority;
}

const style = { fontSize: 8, padding: 3 };
const columns: readonly Column[] = [
  { label: 'Date (WAT)', share: 13 },
  { label: 'What', share: 38 },
  { label: 'Invoice or paper', share: 17 },
  { label: 'In', share: 15, align: 'right' },
  { label: 'Out', share: 15, align: 'right' },
  { label: 'Balance', share: 15, align: 'right' },
];
const pendingColumns: readonly Column[] = [
  { label: 'Date (WAT)', share: 13 },
  { label: 'Invoice', share: 20 },
  { label: 'RRR', share: 20 },
  { label: 'Amount', share: 20, align: 'right' },
];

/** The parts of a date stay on one line. */
const unbroken = (text: string): string => text.replace(/(\d+) (\p{L}{3}) (\d{4})/gu, '$1\u00a0$2\u00a0$3');
const minute = (at: string): string => unbroken(`${formatShortDate(at)}\n${formatClock(at)}`);

const rowsOf = ({ period, openingKobo, closingKobo, inKobo, outKobo, lines }: StatementData): string[][] => [
  [unbroken(formatShortDate(period.from)), 'Opening balance', '', '', '', formatNaira(openingKobo)],
  ...lines.map(({ createdAt, what, passengers, paper, rrr, amountKobo, balanceKobo }) => [
    minute(createdAt),
    unbroken([what, passengers, rrr && `RRR ${formatRrr(rrr)}`].filter(Boolean).join(', ')),
    paper ?? '',
    amountKobo > 0 ? formatNaira(amountKobo) : '',
    amountKobo < 0 ? formatNaira(-amountKobo) : '',
    formatNaira(balanceKobo),
  ]),
  [
    unbroken(formatShortDate(period.to)),
    'Closing balance',
    '',
    formatNaira(inKobo),
    formatNaira(outKobo),
    formatNaira(closingKobo),
  ],
];

function drawPending(pdf: Pdf, pending: readonly PendingFunding[]): void {
  if (pending.length === 0) return;
  ensureSpace(pdf, 90);
  drawSubheading(pdf, 'Awaiting payment, not in the balance', 16);
  drawTable(
    pdf,
    pendingColumns,
    pending.map(({ createdAt, paper, rrr, amountKobo }) => [
      minute(createdAt),
      paper ?? '',
      rrr ? formatRrr(rrr) : 'Being issued',
      formatNaira(amountKobo),
    ]),
    style,
  );
}

export function renderStatement(data: StatementData): Promise<Buffer> {
  const { period, authority, printedAt } = data;
  const dates = `${formatShortDate(period.from)} to ${formatShortDate(period.to)}`;
  return onPaper({ title: `Statement ${dates}`, subject: 'Wallet', printedAt, authority }, (pdf) => {
    drawHeading(pdf, authority, { title: 'STATEMENT', lines: ['Wallet'], stamp: null });
    drawFacts(
      pdf,
      [
        ['Name', data.name],
        ['Address', data.address ?? ''],
        ['Phone number', formatPhone(data.phoneNumber ?? '')],
        ['Printed on', formatDate(printedAt)],
      ],
      [
        ['Period', dates],
        ['Opening balance', formatNaira(data.openingKobo)],
        ['In', formatNaira(data.inKobo)],
        ['Out', formatNaira(data.outKobo)],
        ['Closing balance', formatNaira(data.closingKobo)],
      ],
    );
    drawTable(pdf, columns, rowsOf(data), style);
    drawVerification(pdf, data.verifyUrl);
    drawPending(pdf, data.pending);
  });
}
