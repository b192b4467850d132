import { session } from '../http/session/session.ts';
import { deskMarks } from './deskMarks.ts';
import { keptDay } from './keptDay.ts';

/**
 * At the portal's start and after every sign-in and Logout: copies that are nobody's any more go, and the marks of whoever
 * is signed in are sent. Returns how many of the one who has just left are still to be sent.
 */
export async function sendAndTidy(leftUserId?: number): Promise<number> {
  const { token, end } = session.get();
  await keptDay.tidy({ all: !token && end === 'logout' });
  if (token) await deskMarks.sendAll();
  return leftUserId === undefined ? 0 : deskMarks.waitingOf(leftUserId);
}
