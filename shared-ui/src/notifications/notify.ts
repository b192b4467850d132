import { type Notification, type NotificationKind, useNotifications } from './useNotifications.ts';

export type NotifyOptions = Pick<Notification, 'detail' | 'sticky' | 'link' | 'about'>;

const dismissAfterMs = (kind: NotificationKind) => (kind === 'Error' ? 50_000 : 5_000);

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

const visible = () => useNotifications.getState().notifications;

function startTimer({ id, kind, sticky }: Notification) {
  hold(id);
  if (!sticky) timers.set(id, setTimeout(dismiss, dismissAfterMs(kind), id));
}

function hold(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function release(id: number) {
  const held = visible().find((one) => one.id === id);
  if (held) startTimer(held);
}

function dismiss(id: number) {
  hold(id);
  useNotifications.setState({ notifications: visible().filter((one) => one.id !== id) });
}

function dismissAbout(about: string) {
  for (const one of visible()) if (one.about === about) dismiss(one.id);
}

function clear() {
  for (const { id } of visible()) dismiss(id);
}

/** Returns the notification's id. A text that is already shown is not repeated, but its time starts again. */
function show(kind: NotificationKind, message: string, options: NotifyOptions = {}): number {
  const same = visible().find(
    (one) =>
      one.kind === kind &&
      one.message === message &&
      (one.detail === options.detail || options.detail === undefined),
  );
  const shown = same ?? { ...options, id: ++lastId, kind, message };
  if (!same) useNotifications.setState({ notifications: [...visible(), shown] });
  startTimer(shown);
  return shown.id;
}

export const notify = {
  success: (message: string, options?: NotifyOptions) => show('Success', message, options),
  info: (message: string, options?: NotifyOptions) => show('Info', message, options),
  error: (message: string, options?: NotifyOptions) => show('Error', message, options),
  warning: (message: string, options?: NotifyOptions) => show('Warning', message, options),
  dismiss,
  /** Removes earlier notifications with this `about`, which are no longer true. */
  dismissAbout,
  clear,
  /** Stops the countdown while the user reads or points at the notification; `release` restarts the countdown. */
  hold,
  release,
};
