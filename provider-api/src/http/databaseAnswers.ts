import { DatabaseError, isUniqueViolation } from '../db/index.ts';
import { Conflict, Forbidden, InsufficientFunds, Refusal } from './errors.ts';

const answers: Readonly<Record<string, () => Refusal>> = {
  wallet_not_overdrawn: () => new InsufficientFunds(),
  month_closed: () => new Conflict('The month is closed', 'month_closed'),
};

/**
 * The database refused a row that must be unique, because another request stored the same row a moment
 * before.
 */
const madeMeanwhile = (cause: DatabaseError) =>
  new Refusal({
    status: 409,
    code: 'changed_meanwhile',
    title: 'Conflict',
    message: 'Somebody else did the same at this moment. Please look again',
    cause,
  });

export function databaseAnswer(thrown: unknown): Refusal | undefined {
  if (!(thrown instanceof DatabaseError)) return undefined;
  const { constraint = '' } = thrown;
  if (/_(second_person|third_hand)$/.test(constraint))
    return new Forbidden('Somebody else must decide what you made', 'second_person');
  const answer = answers[constraint];
  if (answer) return answer();
  return isUniqueViolation(thrown) ? madeMeanwhile(thrown) : undefined;
}
