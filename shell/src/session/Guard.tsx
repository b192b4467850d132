import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFeedbackAskedFor, session, useSession } from 'shared-api/http';
import { notify } from 'shared-ui';
import type { Access } from 'shared-ui/remote';
import { type Decision, decideAccess } from './decideAccess.ts';
import { visited } from './visited.ts';

/** The tab showed this address last; the address remains after the session has ended. */
let shown = '';

export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const user = useSession((state) => state.user);
  const address = pathname + search + hash;
  // A link in a feedback e-mail must open the form, not the page that the visitor came from.
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
    // An expired session has already been reported, and a logout needs no report.
    const ended = remember && from === shown ? session.get().end : 'never';
    if (remember && ended !== 'logout') visited.remember(remember);
    if (warning && ended === 'never') notify.warning(warning, { about: 'session' });
    navigate(to, { replace: true });
  }, [from, to, warning, remember, navigate]);
  return null;
}
