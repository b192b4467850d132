import type { Reference } from '../reference.ts';
import { escapeHtml } from './layout.ts';

const naira = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type Row = [label: string, value: string];

const list = (rows: Row[]): string =>
  `<dl>${rows
    .filter(([, value]) => value)
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('')}</dl>`;

const amountText = (amount: string): string => `₦${naira.format(Number(amount))}`;

/** In kobo, so that no sum loses one. */
const sumText = (...amounts: string[]): string =>
  amountText(String(amounts.reduce((kobo, amount) => kobo + Math.round(Number(amount) * 100), 0) / 100));

/** The sum that the payer is charged: the merchant's amount, with the treasury's fee as a line of its own. */
export function sum(amount: string, fee: string, total: string): string {
  const whole = `<p class="amount">${escapeHtml(sumText(amount, fee))}</p>`;
  if (Number(fee) === 0) return whole;
  const rows: Row[] = [
    ['Amount', amountText(amount)],
    ['TSA processing fee', amountText(fee)],
    [total, sumText(amount, fee)],
  ];
  return whole + list(rows);
}

/** 260123456789 → "2601-2345-6789", as payers read it out. */
const rrrText = (rrr: string): string => rrr.replace(/(\d{4})(?=\d)/g, '$1-');

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

export const timeText = (instant: string): string => `${when.format(new Date(instant))} WAT`;

/** Label and value pairs of a payment. */
export function details(reference: Reference, more: Row[] = []): string {
  return list([
    ['RRR', rrrText(reference.rrr)],
    ['Payer', reference.payerName],
    ['For', reference.description],
    ...more,
  ]);
}
