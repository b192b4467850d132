export * from './readSettlement.ts';
export * from './settlementFile.ts';
export * from './settlementLine.ts';

export const lineStates = ['matched', 'differs', 'unpaid', 'unknown', 'repeated', 'taken_back'] as const;
export type LineState = (typeof lineStates)[number];

export const lineViews = [...lineStates, 'suspense', 'posted', 'ignored'] as const;
export type LineView = (typeof lineViews)[number];

export const openLists = ['unresolved', 'suspense'] as const;
export type OpenList = (typeof openLists)[number];

export const isOpenLine = ({ resolved, suspense }: { resolved: string | null; suspense: number }): boolean =>
  resolved === null || suspense !== 0;

export const decisionKinds = ['suspense', 'write_off', 'opening'] as const;
export type DecisionKind = (typeof decisionKinds)[number];
