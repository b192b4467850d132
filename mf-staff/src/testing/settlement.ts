import { type Clearing, lineViews, type SettlementFile, type SettlementLineShown } from 'shared-api/books';

export const clearing: Clearing = {
  byLedger: -1_000_000,
  byPayments: -1_000_000,
  difference: 0,
  openPayments: 2,
  suspense: 75_000,
  opened: '2026-11-01',
  openingProposed: false,
};
export const noLines = Object.fromEntries(lineViews.map((view) => [view, 0])) as SettlementFile['counts'];
export const aFile = (own: Partial<SettlementFile> = {}): SettlementFile => ({
  id: 4711,
  name: 'settlement-2026-11-20.csv',
  profile: 'Daily file',
  dateCreated: '2026-11-21T09:00:00.000Z',
  uploadedBy: 'Bravo Kilo',
  read: true,
  lines: 3,
  gross: 150_000,
  fee: 0,
  counts: { ...noLines, matched: 2, unknown: 1 },
  mine: 0,
  ...own,
});
export const aLine = (own: Partial<SettlementLineShown> = {}): SettlementLineShown => ({
  id: 9,
  file: { id: 4711, name: 'settlement-2026-11-20.csv' },
  number: 4,
  rrrNo: '290123456789',
  amount: 75_000,
  fee: 0,
  net: 75_000,
  datePaid: '2026-11-20T09:00:00.000Z',
  dateSettled: null,
  reference: null,
  state: 'unknown',
  resolved: null,
  resolvedBy: null,
  dateResolved: null,
  ignoredReason: null,
  note: null,
  assignedTo: null,
  suspense: 0,
  decisionProposed: false,
  payment: null,
  ...own,
});
