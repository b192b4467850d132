import type { Reference } from '../reference.ts';
import { escapeHtml } from './layout.ts';

const naira = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const amountText = (amount: string): string => `₦${naira.format(Number(amount))}`;

/** 260123456789 → "2601-2345-6789", as payers read it out. */
const rrrText = (rrr: string): string => rrr.replace(/(\d{4})(?=\d)/g, '$1-');

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

export const timeText = (instant: string): string => `${when.format(new Date(instant))} WAT`;

/** Label and value pairs of a payment. */
export function details(reference: Reference, more: [label: string, value: string][] = []): string {
  const rows: [string, string][] = [
    ['RRR', rrrText(reference.rrr)],
    ['Payer', reference.payerName],
    ['For', reference.description],
    ...more,
  ];
  return `<dl>${rows
    .filter(([, value]) => value)
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('')}</dl>`;
}
