import { lastRequestAt, recordRequest, session } from 'shared-api/http';
import { idleLimitMs, idleWarningMs } from 'shared-api/session';
import { create } from 'zustand';

const whileWarnedMs = 1_000;

/** `warned` while the session is about to end because no requests were made. */
export const useIdle = create<{ warned: boolean }>()(() => ({ warned: false }));

/**
 * The session ends 20 minutes after the last request of any tab, with a warning two minutes before (AUTH-18, AUTH-19,
 * G28). The time of the last request is read only when a timer fires, so that requests cost nothing. Returns a function
 * that stops watching.
 */
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
    // A request in any tab must remove the warning quickly.
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
