import { formatNaira, formatRrr, koboOf } from 'shared-api/rules';
import { html, type Markup } from '../../src/mail/html.ts';
import type { Reference } from '../reference.ts';

type Row = [label: string, value: string];

const list = (rows: Row[]): Markup =>
  html`<dl>${rows
    .filter(([, value]) => value)
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;

export function sum(amount: string, fee: string, total: string): Markup {
  const [amountKobo, feeKobo] = [koboOf(Number(amount)), koboOf(Number(fee))];
  const whole = formatNaira(amountKobo + feeKobo);
  const shown = html`<p class="amount">${whole}</p>`;
  if (feeKobo === 0) return shown;
  return html`${shown}${list([
    ['Amount', formatNaira(amountKobo)],
    ['TSA processing fee', formatNaira(feeKobo)],
    [total, whole],
  ])}`;
}

export function details(reference: Reference, more: Row[] = []): Markup {
  return list([
    ['RRR', formatRrr(reference.rrr)],
    ['Payer', reference.payerName],
    ['For', reference.description],
    ...more,
  ]);
}
