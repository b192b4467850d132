import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Button, Failure, Inline, NotFound, useOffline } from 'shared-ui';
import { type Fault, isUnfetched } from './diagnose.ts';
import { isMissed, openMissed } from './missedPage.ts';
import { RemoteFailure } from './RemoteFailure.ts';
import { reportFailure } from './reportFailure.ts';

let place = '';
let failures: unknown[] = [];

const failuresBefore = (path: string, error: unknown): number =>
  path === place ? failures.filter((one) => one !== error).length : 0;

/** React may render the same error twice, but the failure counts once. */
function recordFailure(path: string, error: unknown): void {
  if (path !== place) failures = [];
  place = path;
  if (!failures.includes(error)) failures = [...failures, error];
}

const notLoaded = 'This page could not be loaded';

const explanations: Readonly<Record<Fault, string>> = {
  offline: `${notLoaded}.`,
  interrupted: `${notLoaded}: the connection was interrupted.`,
  missing: `${notLoaded}: its files are missing. Your connection works.`,
  refused: `${notLoaded}: its files are not those that were released. Your connection works.`,
  broken: `${notLoaded}: its files are broken. Your connection works.`,
  slow: `${notLoaded}: its files took too long to arrive.`,
  contract: `${notLoaded}: it was made for another version of the portal.`,
};

function explanation(error: unknown, fault: Fault | undefined): string {
  if (!isUnfetched(error) && !(error instanceof RemoteFailure))
    return 'This page met an error. Nothing that you saved is lost.';
  return explanations[fault ?? 'offline'];
}

function useFault(error: unknown, pathname: string): Fault | undefined {
  const [found, setFound] = useState<{ error: unknown; fault: Fault }>();
  useEffect(() => {
    let left = false;
    void reportFailure(error, pathname).then((fault) => {
      if (!left) setFound({ error, fault });
    });
    return () => {
      left = true;
    };
  }, [error, pathname]);
  return found?.error === error ? found?.fault : undefined;
}

export function RemoteBoundary() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const offline = useOffline() !== undefined;
  const fault = useFault(error, location.pathname);
  const waits = isMissed(location.pathname, error, offline || fault === 'offline');
  useEffect(() => {
    if (!waits) return recordFailure(location.pathname, error);
    if (offline) return;
    // The document is reloaded, because a failed shared chunk cannot be loaded again in the same document.
    return openMissed(() => void navigate(0));
  }, [waits, offline, location, navigate, error]);

  if (error instanceof RemoteFailure && error.reason === 'unknown') return <NotFound />;
  if (waits) return <NeedsConnection />;
  const retry = () => {
    navigate(location, { replace: true, state: location.state });
  };
  return (
    <Failure>
      <p>{explanation(error, fault)}</p>
      <Inline>
        <Button variant="primary" onClick={retry}>
          Retry
        </Button>
        {failuresBefore(location.pathname, error) > 0 && (
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
        )}
      </Inline>
    </Failure>
  );
}

const NeedsConnection = () => (
  <Failure title="This page needs a connection." role="status">
    <p>It opens by itself when you are back.</p>
  </Failure>
);
