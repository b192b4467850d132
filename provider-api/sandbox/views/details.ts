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

/** Adds in kobo: a sum in naira could be wrong by a kobo. */
const sumText = (...amounts: string[]): string =>
  amountText(String(amounts.reduce((kobo, amount) => kobo + Math.round(Number(amount) * 100), 0) / 100));

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

const rrrText = (rrr: string): string => rrr.replace(/(\d{4})(?=\d)/g, '$1-');

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

export const timeText = (instant: string): string => `${when.format(new Date(instant))} WAT`;

export function details(reference: Reference, more: Row[] = []): string {
  return list([
    ['RRR', rrrText(reference.rrr)],
    ['Payer', reference.payerName],
    ['For', reference.description],
    ...more,
  ]);
}
