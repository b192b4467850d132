import { type SessionEnd, useSession } from 'shared-api';

/** How the session ended that was here a moment ago; asked a second time it is history. */
export function takeSessionEnd(): Exclude<SessionEnd, 'never'> | undefined {
  const { end } = useSession.getState();
  if (end === 'never') return undefined;
  useSession.setState({ end: 'never' });
  return end;
}
