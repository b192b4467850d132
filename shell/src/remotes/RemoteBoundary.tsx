import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Button, NotFound, useOffline } from 'shared-ui';
import { isMissed, isUnfetched, openMissed, useReached } from './missedPage.ts';
import styles from './RemoteBoundary.module.css';
import { RemoteFailure } from './RemoteFailure.ts';

let place = '';
let failures: unknown[] = [];

/** The count begins again when another place is asked for. */
const failuresBefore = (path: string, error: unknown): number =>
  path === place ? failures.filter((one) => one !== error).length : 0;

/** The same failure drawn twice is one failure. */
function recordFailure(path: string, error: unknown): void {
  if (path !== place) failures = [];
  place = path;
  if (!failures.includes(error)) failures = [...failures, error];
}

/** The connection is named only by `NeedsConnection`, once the portal has been asked. */
function explanation(error: unknown, reached: boolean | undefined): string {
  const reason = error instanceof RemoteFailure ? error.reason : undefined;
  if (!isUnfetched(error) && !reason) return 'This page met an error. Nothing that you saved is lost.';
  if (reason === 'contract')
    return 'This page could not be loaded: it was made for another version of the portal.';
  if (reason === 'timeout') return 'This page could not be loaded: its files took too long to arrive.';
  if (reason === 'shape' || reached)
    return 'This page could not be loaded: its files are missing, broken or were refused. Your connection works.';
  return 'This page could not be loaded.';
}

/** Retry goes to the same place again; a second failure offers a reload. */
export function RemoteBoundary() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const offline = useOffline() !== undefined;
  const reached = useReached(error);
  const waits = isMissed(location.pathname, error, offline || reached === false);
  useEffect(() => {
    if (!waits) return recordFailure(location.pathname, error);
    if (offline) return;
    // A new document is loaded: what is shared keeps a failure for as long as the document lives.
    return openMissed(() => void navigate(0));
  }, [waits, offline, location, navigate, error]);

  if (error instanceof RemoteFailure && error.reason === 'unknown') return <NotFound />;
  if (waits) return <NeedsConnection />;
  const retry = () => {
    navigate(location, { replace: true, state: location.state });
  };
  return (
    <section className={styles.failure} role="alert">
      <h1>Something went wrong.</h1>
      <p>{explanation(error, reached)}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={retry}>
          Retry
        </Button>
        {failuresBefore(location.pathname, error) > 0 && (
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
        )}
      </div>
    </section>
  );
}

const NeedsConnection = () => (
  <section className={styles.failure} role="status">
    <h1>This page needs a connection.</h1>
    <p>It opens by itself when you are back.</p>
  </section>
);
