import type { KeyboardEvent, MouseEvent } from 'react';

const focusable = 'a[href], button, input, select';
const reachable = (row: Element) => [...row.querySelectorAll<HTMLElement>(focusable)];

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
/** Whether the key goes from row to row. */
export const isRowStep = (key: string): boolean => key in steps;

/** What opens a row: its first link. */
export const rowLink = (row: Element | null | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('a[href]');

/** A press on a row beside its controls opens it, unless a text is being chosen in it. */
export function openRow({ target, defaultPrevented }: MouseEvent<HTMLElement>): void {
  if (defaultPrevented || !(target instanceof HTMLElement)) return;
  if (target.closest('a, button, input, select, label, [role=menu]') || getSelection()?.toString()) return;
  rowLink(target.closest('tr'))?.click();
}

/**
 * From one row of a table's body to another, to the same control in it: arrows or j and k by one, Home and End to the
 * ends. Enter on a row's checkbox opens the row; x chooses it.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>, singleKeys: boolean): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement) || target.matches('select, textarea, input:not([type=checkbox])'))
    return;
  if (key.length === 1 && !singleKeys) return;
  const row = target.closest('tr');
  const rows = [...event.currentTarget.querySelectorAll('tr')];
  const here = row ? rows.indexOf(row) : -1;
  if (!row || here < 0) return;
  const opens = key === 'Enter' && target.matches('input');
  if (opens || key === 'x') {
    (opens ? rowLink(row) : row.querySelector<HTMLElement>('input[type=checkbox]'))?.click();
    return;
  }
  const last = rows.length - 1;
  const step = steps[key];
  const to = key === 'Home' ? 0 : key === 'End' ? last : step === undefined ? undefined : here + step;
  const next = to === undefined ? undefined : rows[Math.min(Math.max(to, 0), last)];
  if (!next) return;
  event.preventDefault();
  const inNext = reachable(next);
  (inNext[reachable(row).indexOf(target)] ?? rowLink(next) ?? inNext.at(-1))?.focus();
}
