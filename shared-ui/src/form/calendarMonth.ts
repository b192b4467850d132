const DAY_MS = 86_400_000;
const atUtc = (date: string) => new Date(`${date}T00:00:00Z`);
const textOf = (at: Date) => at.toISOString().slice(0, 10);

export const addDays = (date: string, days: number) =>
  textOf(new Date(atUtc(date).getTime() + days * DAY_MS));

/**
 * Returns the same day of another month, or the last day of that month if the month is too short. `month` is 0
 * for January and 12 for January of the next year.
 */
export function inMonth(date: string, year: number, month: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return textOf(new Date(Date.UTC(year, month, Math.min(atUtc(date).getUTCDate(), last))));
}

export const addMonths = (date: string, months: number) =>
  inMonth(date, atUtc(date).getUTCFullYear(), atUtc(date).getUTCMonth() + months);

/** Weeks start on Monday; days of other months are `undefined`. */
export function weeksOf(date: string): (string | undefined)[][] {
  const first = atUtc(`${date.slice(0, 8)}01`);
  const blanks = (first.getUTCDay() + 6) % 7;
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cells = [
    ...Array.from({ length: blanks }, () => undefined),
    ...Array.from({ length: last }, (_, index) => addDays(textOf(first), index)),
  ];
  const weeks = [];
  for (let at = 0; at < cells.length; at += 7)
    weeks.push(Array.from({ length: 7 }, (_, index) => cells[at + index]));
  return weeks;
}
