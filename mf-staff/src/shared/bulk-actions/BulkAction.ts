import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MakeMoves, MovedRow, PreviewedRow, PreviewMoves } from 'shared-api/bulk';

export interface Choice {
  to: string;
  label: string;
  consequence: string;
  needsReason: boolean;
  warning?: ReactNode;
}

export interface BulkAction {
  names: readonly [singular: string, plural: string];
  kind: 'account' | 'booking';
  choices: readonly Choice[];
  /** The link opens another page with the selected rows. */
  elsewhere?: { label: string; to: (ids: readonly string[]) => string } | false;
  preview: UseMutationOptions<PreviewedRow[], Error, PreviewMoves>;
  apply: UseMutationOptions<MovedRow[], Error, MakeMoves>;
}

export const counted = (count: number, [singular, plural]: readonly [string, string]): string =>
  `${count} ${count === 1 ? singular : plural}`;
