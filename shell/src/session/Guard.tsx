import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFeedbackAskedFor, session, useSession } from 'shared-api/http';
import { notify } from 'shared-ui';
import type { Access } from 'shared-ui/remote';
import { type Decision, decideAccess } from './decideAccess.ts';
import { visited } from './visited.ts';

/** This tab shows the page, or showed it until its session ended under it. */
let shown = '';

/** People who may not see the page are sent on, with the reason. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const user = useSession((state) => state.user);
  const address = pathname + search + hash;
  // The link of a feedback mail leads its readers to where the form opens (G29).
  const isForFeedback = access === 'public-only' && isFeedbackAskedFor();
  const referrer = isForFeedback ? undefined : visited.referrer(address);
  const decision = decideAccess({ access, address, user, referrer });
  return decision.kind === 'show' ? (
    <Shown address={address}>{children}</Shown>
  ) : (
    <Redirect from={address} decision={decision} />
  );
}

function Shown({ address, children }: { address: string; children: ReactNode }) {
  useEffect(() => {
    shown = address;
    visited.add(address);
    if (address.startsWith('/app')) visited.forgetReferrer();
  }, [address]);
  return children;
}

interface RedirectProps {
  from: string;
  decision: Extract<Decision, { kind: 'redirect' }>;
}

function Redirect({ from, decision }: RedirectProps) {
  const navigate = useNavigate();
  const { to, warning, remember } = decision;
  useEffect(() => {
    // A session that ended under the page has said so, or was ended by the user: nothing is said on top of it.
    const ended = remember && from === shown ? session.get().end : 'never';
    if (remember && ended !== 'logout') visited.remember(remember);
    if (warning && ended === 'never') notify.warning(warning, { about: 'session' });
    navigate(to, { replace: true });
  }, [from, to, warning, remember, navigate]);
  return null;
}
