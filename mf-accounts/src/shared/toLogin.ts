/** The sign-in page shows the notice permanently; a notification would disappear after some seconds. */
const notices = {
  resetMailed:
    'If we know the address, a link to set a new password is on its way to it. It works for one hour.',
  passwordReset: 'Your password has been reset. Log in with the new one.',
} as const;

type Notice = keyof typeof notices;

export const withNotice = (notice: Notice) => ({ state: { notice } });

export function noticeIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  const { notice } = state;
  return typeof notice === 'string' && notice in notices ? notices[notice as Notice] : undefined;
}
