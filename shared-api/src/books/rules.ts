export * from './readSettlement.ts';
export * from './settlementFile.ts';
export * from './settlementLine.ts';

/** What became of a line of a settlement file when it was held against the payments. */
export const lineStates = ['matched', 'differs', 'unpaid', 'unknown', 'repeated', 'taken_back'] as const;
export type LineState = (typeof lineStates)[number];

/** Where lines still have to be looked at by somebody; matched ones are posted together. */
export const lineViews = [...lineStates, 'suspense', 'posted', 'ignored'] as const;
export type LineView = (typeof lineViews)[number];

/** Lines of all files that somebody still has to do something about: resolve them, or decide whose their suspense is. */
export const openLists = ['unresolved', 'suspense'] as const;
export type OpenList = (typeof openLists)[number];

/** Whether somebody still has to do something about a line: resolve it, or decide whose its suspense is. */
export const isOpenLine = ({ resolved, suspense }: { resolved: string | null; suspense: number }): boolean =>
  resolved === null || suspense !== 0;

export const decisionKinds = ['suspense', 'write_off', 'opening'] as const;
export type DecisionKind = (typeof decisionKinds)[number];
export const decisionStatuses = ['Proposed', 'Approved', 'Rejected'] as const;
