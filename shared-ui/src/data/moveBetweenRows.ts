import type { KeyboardEvent, MouseEvent } from 'react';

const focusable = 'a[href], button, input, select';
const reachable = (row: Element) => [...row.querySelectorAll<HTMLElement>(focusable)];

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
/** Returns 1 for the next row and -1 for the previous row. The letters j and k need `singleKeys`. */
export const stepOf = (key: string, singleKeys: boolean): number | undefined =>
  key.length > 1 || singleKeys ? steps[key] : undefined;

export const rowLink = (row: Element | null | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('a[href]');

export type OpenBeside = (key: string) => void;

function open(row: HTMLElement | null, beside: OpenBeside | undefined): void {
  const key = row?.dataset.rowKey;
  if (beside && key !== undefined) beside(key);
  else rowLink(row)?.click();
}

export function openRow(event: MouseEvent<HTMLElement>, beside?: OpenBeside): void {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof HTMLElement)) return;
  if (target.closest('a, button, input, select, label, [role=menu]') || getSelection()?.toString()) return;
  const choice = target.closest('td')?.querySelector<HTMLElement>('input[type=checkbox]');
  // If a click misses the checkbox but hits the checkbox's cell, the row is selected and not opened.
  if (choice) choice.click();
  else open(target.closest('tr'), beside);
}

/** The focus moves to the same control in another row. */
export function moveBetweenRows(
  event: KeyboardEvent<HTMLElement>,
  singleKeys: boolean,
  beside?: OpenBeside,
): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement) || target.matches('select, textarea, input:not([type=checkbox])'))
    return;
  if (key.length === 1 && !singleKeys) return;
  const row = target.closest('tr');
  const rows = [...(row?.parentElement?.querySelectorAll<HTMLElement>('tr[data-row-key]') ?? [])];
  if (!row) return;
  const here = rows.indexOf(row);
  if (key === 'Enter' && (target.matches('input') || (beside && target === rowLink(row)))) {
    event.preventDefault();
    open(row, beside);
    return;
  }
  if (key === 'x') {
    row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
    return;
  }
  const last = rows.length - 1;
  const step = stepOf(key, singleKeys);
  const to = key === 'Home' ? 0 : key === 'End' ? last : step === undefined ? undefined : here + step;
  const next = to === undefined ? undefined : rows[Math.min(Math.max(to, 0), last)];
  if (!next) return;
  event.preventDefault();
  const inNext = reachable(next);
  (inNext[reachable(row).indexOf(target)] ?? rowLink(next) ?? inNext.at(-1))?.focus();
}
