import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { type LookedAt, ownLooks } from 'shared-api/privacy';
import { Card, LoadFailure, MomentText, Skeletons } from 'shared-ui';
import styles from './Security.module.css';

const things: Readonly<Record<LookedAt, string>> = {
  document: 'A document of yours was looked at',
  identification: 'Your identification number was read',
  bankAccount: 'The account number of your payout was read',
};

/** Clients see the role of the staff member who looked at their data, but not the staff member's name. */
export function WhoSawMyData() {
  const { data, isError, refetch } = useQuery(queryOf(ownLooks, {}));
  if (isError && !data) return <LoadFailure what="Who looked" onRetry={refetch} />;
  if (!data) return <Skeletons count={2} shape="lines" />;
  return (
    <Card title="Who looked at your data">
      {data.length === 0 ? (
        <p>None of our staff looked at your documents or numbers in the last year.</p>
      ) : (
        <ul className={styles.list} aria-label="Who looked at your data">
          {data.map(({ at, what, by }) => (
            <li key={`${at} ${what}`}>
              <div className={styles.words}>
                <strong>{things[what]}</strong>
                <small>
                  <MomentText at={at} />, by {/^[AEIOU]/.test(by) ? 'an' : 'a'} {by}
                </small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
