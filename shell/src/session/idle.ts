import { lastRequestAt, recordRequest, session } from 'shared-api/http';
import { idleLimitMs, idleWarningMs } from 'shared-api/session';
import { create } from 'zustand';

const whileWarnedMs = 1_000;

export const useIdle = create<{ warned: boolean }>()(() => ({ warned: false }));

/** A timer reads the time of the last request, so that requests need not restart a timer. */
export function watchIdleness(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (lastRequestAt() === 0) recordRequest();

  const check = () => {
    clearTimeout(timer);
    if (!session.get().token) return useIdle.setState({ warned: false });
    const idleMs = Date.now() - lastRequestAt();
    if (idleMs >= idleLimitMs) {
      useIdle.setState({ warned: false });
      return session.expire();
    }
    const warned = idleMs >= idleWarningMs;
    if (useIdle.getState().warned !== warned) useIdle.setState({ warned });
    // While the warning is shown, a request in any tab must remove the warning within a second.
    timer = setTimeout(
      check,
      warned ? Math.min(whileWarnedMs, idleLimitMs - idleMs) : idleWarningMs - idleMs,
    );
  };
  const whenVisible = () => {
    if (document.visibilityState === 'visible') check();
  };

  check();
  addEventListener('storage', check);
  document.addEventListener('visibilitychange', whenVisible);
  return () => {
    clearTimeout(timer);
    useIdle.setState({ warned: false });
    removeEventListener('storage', check);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}
