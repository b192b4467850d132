import { Link } from 'react-router-dom';
import { type CheckName, checks, daysOf } from 'shared-api/closing';
import { Icon, links, Stack } from 'shared-ui';
import styles from './Checklist.module.css';

const pathsOf = (month: string): Partial<Record<CheckName, string>> => ({
  invariants: links.books({ tab: 'balances' }),
  difference: links.books({ tab: 'reconciliation' }),
  outcomes: links.bookings({ status: 'Processing', from: `${month}-01`, to: daysOf(month).at(-1) }),
  payments: links.payments(),
  lines: links.books({ tab: 'reconciliation', lines: 'unresolved' }),
  decisions: links.books({ tab: 'decisions' }),
  adjustments: links.adjustments(),
  corrections: links.corrections(),
  payouts: links.books({ tab: 'payouts' }),
  suspense: links.books({ tab: 'reconciliation', lines: 'suspense' }),
});

interface Check {
  name: CheckName;
  count: number;
  rules?: readonly string[] | undefined;
}

function Line({ check: { name, count, rules }, month }: { check: Check; month: string }) {
  const path = pathsOf(month)[name];
  const text = `${checks[name].label}: ${count}`;
  return (
    <>
      <Icon name={count === 0 ? 'success' : checks[name].mustBeZero ? 'error' : 'warning'} />
      <div>
        {count > 0 && path ? <Link to={path}>{text}</Link> : <span>{text}</span>}
        {rules && (
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

export const Checklist = ({ list, month }: { list: readonly Check[]; month: string }) => (
  <Stack component="ul" space={2} className={styles.list} aria-label="What is open">
    {list.map((check) => (
      <li key={check.name}>
        <Line check={check} month={month} />
      </li>
    ))}
  </Stack>
);
