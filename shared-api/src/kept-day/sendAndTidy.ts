import { session } from '../http/session/session.ts';
import { deskMarks } from './deskMarks.ts';
import { keptDay } from './keptDay.ts';

/** Returns the number of unsent marks of the user who has just logged out. */
export async function sendAndTidy(leftUserId?: number): Promise<number> {
  const { token, end } = session.get();
  await keptDay.tidy({ all: !token && end === 'logout' });
  if (token) await deskMarks.sendAll();
  return leftUserId === undefined ? 0 : deskMarks.waitingOf(leftUserId);
}
