/** A check with `mustBeZero` blocks the closing of a month. Other checks may remain open with a reason. */
export const checks = {
  invariants: { label: 'Rules of the ledger that are broken', mustBeZero: true },
  difference: { label: 'Difference of the clearing, in kobo', mustBeZero: true },
  outcomes: { label: 'Flights of the month without an outcome', mustBeZero: false },
  payments: { label: 'Payments to look at', mustBeZero: false },
  lines: { label: 'Lines of settlement files to resolve', mustBeZero: false },
  decisions: { label: 'Decisions that wait', mustBeZero: false },
  adjustments: { label: 'Adjustments that wait', mustBeZero: false },
  corrections: { label: 'Corrections that wait', mustBeZero: false },
  payouts: { label: 'Payouts that wait', mustBeZero: false },
  suspense: { label: 'Lines in suspense', mustBeZero: false },
  work: { label: 'E-mails and other work that were given up', mustBeZero: false },
} as const;
export type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as CheckName[];

interface Check {
  name: CheckName;
  count: number;
}

export function openedSince(
  now: readonly Check[],
  proposed: { checklist: readonly Check[] | null; reason: string | null },
): CheckName[] {
  const explained = proposed.reason === null ? [] : (proposed.checklist ?? []);
  const wasOpen = new Set(explained.filter(({ count }) => count > 0).map(({ name }) => name));
  return now.filter(({ name, count }) => count > 0 && !wasOpen.has(name)).map(({ name }) => name);
}

export const checksText = (names: readonly CheckName[]): string =>
  names.map((name) => checks[name].label.toLowerCase()).join('; ');
