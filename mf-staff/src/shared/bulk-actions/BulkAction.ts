import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MakeMoves, MovedRow, PreviewedRow, PreviewMoves } from 'shared-api/bulk';

/** A status that many rows can be given at once. */
export interface Choice {
  to: string;
  label: string;
  /** What follows for those concerned. */
  consequence: string;
  needsReason: boolean;
  /** What should be done before. */
  warning?: ReactNode;
}

/** What a list tells the dialog about its rows and their calls. */
export interface BulkAction {
  names: readonly [singular: string, plural: string];
  kind: 'account' | 'booking';
  choices: readonly Choice[];
  preview: UseMutationOptions<PreviewedRow[], Error, PreviewMoves>;
  apply: UseMutationOptions<MovedRow[], Error, MakeMoves>;
}

/** '1 client', '12 clients' */
export const counted = (count: number, [singular, plural]: readonly [string, string]): string =>
  `${count} ${count === 1 ? singular : plural}`;
