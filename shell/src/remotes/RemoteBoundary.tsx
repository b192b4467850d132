import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Button, NotFound } from 'shared-ui';
import { failuresBefore, recordFailure } from './pageFailures.ts';
import styles from './RemoteBoundary.module.css';
import { RemoteFailure } from './RemoteFailure.ts';
import { registeredRemotes } from './registry.ts';

const explanation = (error: unknown) => {
  if (!(error instanceof RemoteFailure)) return 'This page met an error. Nothing that you saved is lost.';
  const label = registeredRemotes()[error.remote]?.label ?? 'This part';
  return `${label} could not be loaded. The connection may have been interrupted.`;
};

/** Stands in the frame where a page failed: Retry goes to the same place again, a second failure offers a reload. */
export function RemoteBoundary() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => recordFailure(location.pathname, error), [location.pathname, error]);

  if (error instanceof RemoteFailure && error.reason === 'unknown') return <NotFound />;
  const retry = () => {
    navigate(location, { replace: true, state: location.state });
  };
  return (
    <section className={styles.failure} role="alert">
      <h1>Something went wrong.</h1>
      <p>{explanation(error)}</p>
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
