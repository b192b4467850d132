import { Link } from 'react-router-dom';
import { type CheckName, checks } from 'shared-api/closing';
import { Icon, links } from 'shared-ui';
import styles from './Checklist.module.css';

/** Where what is open is looked at. */
const paths: Partial<Record<CheckName, string>> = {
  difference: links.books({ tab: 'reconciliation' }),
  outcomes: links.bookings({ status: 'Processing' }),
  payments: links.payments(),
  lines: links.books({ tab: 'reconciliation', lines: 'unresolved' }),
  decisions: links.books({ tab: 'decisions' }),
  adjustments: links.adjustments(),
  corrections: links.corrections(),
  payouts: links.books({ tab: 'payouts' }),
  suspense: links.books({ tab: 'reconciliation', lines: 'suspense' }),
};

interface Check {
  name: CheckName;
  count: number;
}

function Line({ check: { name, count } }: { check: Check }) {
  const path = paths[name];
  const text = `${checks[name].label}: ${count}`;
  return (
    <>
      <Icon name={count === 0 ? 'success' : checks[name].mustBeZero ? 'error' : 'warning'} />
      {count > 0 && path ? <Link to={path}>{text}</Link> : <span>{text}</span>}
    </>
  );
}

/** What is open of a month, with the way to it. */
export const Checklist = ({ list }: { list: readonly Check[] }) => (
  <ul className={styles.list} aria-label="What is open">
    {list.map((check) => (
      <li key={check.name}>
        <Line check={check} />
      </li>
    ))}
  </ul>
);
