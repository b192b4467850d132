import { session } from '../http/session/session.ts';
import { deskMarks } from './deskMarks.ts';
import { keptDay } from './keptDay.ts';

/**
 * Runs at the portal's start and after every sign-in and Logout: deletes copies that nobody can open any more and
 * sends the marks of the signed-in user. Returns how many marks the user who has just left still has unsent.
 */
export async function sendAndTidy(leftUserId?: number): Promise<number> {
  const { token, end } = session.get();
  await keptDay.tidy({ all: !token && end === 'logout' });
  if (token) await deskMarks.sendAll();
  return leftUserId === undefined ? 0 : deskMarks.waitingOf(leftUserId);
}
