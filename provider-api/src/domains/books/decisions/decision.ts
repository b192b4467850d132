import type { BookDecision } from 'shared-api/contract';
import { Conflict } from '../../../http/errors.ts';
import { defineProposal } from '../../proposals/index.ts';
import { lockBooks } from '../settlement/matchLines.ts';
import { applyDecision } from './applyDecision.ts';
import { type DecisionRow, selectDecisions, toDecision } from './decisionRow.ts';
import { figureOf } from './figures.ts';

const taken = 'This is proposed or decided already';

export const decision = defineProposal<DecisionRow, BookDecision>({
  name: 'decision',
  table: 'book_decisions',
  alias: 'd',
  select: selectDecisions,
  toReply: toDecision,
  audited: (row) => ({ subject: ['decision', row.id], after: toDecision(row) }),
  event: ({ id }) => ({ type: 'books', id }),
  taken: {
    book_decisions_one_of_payment: taken,
    book_decisions_one_of_line: taken,
    book_decisions_one_opening: taken,
  },
  expect: async (tx, _ctx, proposed) => {
    await lockBooks(tx);
    if ((await figureOf(tx, proposed)) !== proposed.amountKobo)
      throw new Conflict(
        'The books say another amount by now: reject this, and propose it again',
        'changed_meanwhile',
      );
  },
  apply: applyDecision,
});
