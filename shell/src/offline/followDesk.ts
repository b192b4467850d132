import { hasDeskDatabase, keptDayTicket, session } from 'shared-api/http';
import { notify } from 'shared-ui';

async function tend(leftUserId?: number): Promise<void> {
  if (!keptDayTicket() && !(await hasDeskDatabase())) return;
  const { sendAndTidy } = await import('shared-api/kept-day');
  const left = await sendAndTidy(leftUserId);
  if (left > 0)
    notify.info(`${left} ${left === 1 ? 'mark is' : 'marks are'} sent when you sign in here again`);
}

export function followDesk(): () => void {
  const tendQuietly = (leftUserId?: number) => void tend(leftUserId).catch(() => undefined);
  tendQuietly();
  return session.subscribe((now, before) => {
    if (now.token === before.token) return;
    tendQuietly(now.end === 'logout' ? before.user?.id : undefined);
  });
}
