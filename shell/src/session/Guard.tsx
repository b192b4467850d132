import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from 'shared-api';
import { notify } from 'shared-ui';
import type { Access } from 'shared-ui/remote';
import { type Decision, decide } from './decide.ts';
import { takeSessionEnd } from './sessionEnd.ts';
import { visited } from './visited.ts';

/** Shows a page to those who may see it; everybody else is sent on, with the reason. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const user = useSession((state) => state.user);
  const address = pathname + search + hash;
  const decision = decide({ access, address, user, referrer: visited.referrer(address) });
  return decision.kind === 'show' ? (
    <Shown address={address}>{children}</Shown>
  ) : (
    <Redirect decision={decision} />
  );
}

function Shown({ address, children }: { address: string; children: ReactNode }) {
  useEffect(() => {
    visited.add(address);
    if (address.startsWith('/app')) visited.forgetReferrer();
  }, [address]);
  return children;
}

function Redirect({ decision }: { decision: Extract<Decision, { kind: 'redirect' }> }) {
  const navigate = useNavigate();
  const { to, warning, remember } = decision;
  useEffect(() => {
    // A session that just ended has said so, or was ended by the user: he is not told to log in on top of it.
    const ended = remember ? takeSessionEnd() : undefined;
    if (remember && ended !== 'logout') visited.remember(remember);
    if (warning && !ended) notify.warning(warning);
    navigate(to, { replace: true });
  }, [to, warning, remember, navigate]);
  return null;
}
