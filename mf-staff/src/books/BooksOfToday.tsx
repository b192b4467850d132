import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listDecisions, listMissing, listOpenLines } from 'shared-api/books';
import { listOf } from 'shared-api/http';
import { listPayouts } from 'shared-api/payouts';
import { Icon, links, Stack } from 'shared-ui';
import styles from './BooksOfToday.module.css';

const first = { pageNumber: 1 } as const;

export function BooksOfToday() {
  const lines = useQuery(listOf(listOpenLines, { query: { list: 'unresolved', ...first } }));
  const missing = useQuery(listOf(listMissing, { query: first }));
  const decisions = useQuery(listOf(listDecisions, { query: { status: 'Proposed', ...first } }));
  const asked = useQuery(listOf(listPayouts, { query: { status: 'Asked', ...first } }));
  const approved = useQuery(listOf(listPayouts, { query: { status: 'Approved', ...first } }));
  const reconciliation = { tab: 'reconciliation', lines: 'unresolved' };
  const steps = [
    { label: 'Lines to resolve', query: lines, to: links.books(reconciliation) },
    { label: 'Missing payments', query: missing, to: links.books({ tab: 'missing' }) },
    { label: 'Decisions that wait', query: decisions, to: links.books({ tab: 'decisions' }) },
    { label: 'Payouts to approve', query: asked, to: links.books({ tab: 'payouts', list: 'Asked' }) },
    { label: 'Payouts to pay', query: approved, to: links.books({ tab: 'payouts', list: 'Approved' }) },
  ];
  return (
    <Stack space={1}>
      <p>
        Take in the gateway’s file, resolve its lines, ask the gateway for what is missing, then decide what
        waits.
      </p>
      <ul className={styles.list} aria-label="The books today">
        {steps.map(({ label, query, to }) => {
          const count = query.data?.meta?.totalCount;
          return (
            <li key={label}>
              <Link to={to}>
                <Icon name={count === 0 ? 'success' : 'clock'} /> {label}
                {count !== undefined && `: ${count}`}
              </Link>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
