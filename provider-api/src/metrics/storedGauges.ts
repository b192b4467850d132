/** `sql` returns rows with `value` and, for a gauge with a label, `label`. */
export interface StoredGauge {
  name: string;
  help: string;
  label?: string;
  sql: string;
}

/** Every scrape runs all queries: each query must be fast with any amount of data. */
export const storedGauges: readonly StoredGauge[] = [
  {
    name: 'portal_jobs_waiting',
    help: 'Queued work that is not given up, by kind',
    label: 'kind',
    sql: 'select kind as label, count(*) as value from outbox where failed_at is null group by kind',
  },
  {
    name: 'portal_jobs_oldest_seconds',
    help: 'How long the longest waiting work has been due, by kind',
    label: 'kind',
    sql: `select kind as label, extract(epoch from now() - min(run_after))::float8 as value
            from outbox where failed_at is null and run_after < now() group by kind`,
  },
  {
    name: 'portal_jobs_given_up',
    help: 'Work that failed at its last attempt and waits for a person, by kind',
    label: 'kind',
    sql: 'select kind as label, count(*) as value from outbox where failed_at is not null group by kind',
  },
  {
    name: 'portal_gateway_notifications_open',
    help: 'Notifications of the payment gateway that are not worked off',
    sql: 'select count(*) as value from gateway_events where handled_at is null',
  },
  {
    name: 'portal_payment_checks_due',
    help: 'Unpaid references whose status should have been asked for by now',
    sql: `select count(*) as value from payments where status = 'Unpaid' and next_check_at < now()`,
  },
  {
    name: 'portal_flight_answers_dropped',
    help: 'Answers of the source of flight times that were of another day, airport or time',
    sql: 'select dropped as value from flight_source',
  },
  {
    name: 'portal_payments_attention',
    help: 'Payments that the gateway reports but that are not settled, by reason',
    label: 'reason',
    sql: `select attention as label, count(*) as value from payments where attention is not null group by attention`,
  },
  {
    name: 'portal_remote_failures',
    help: 'Failures of a remote in browsers within the last ten minutes, by remote and version',
    label: 'remote',
    sql: `select remote || ' ' || version as label, count(*) as value from remote_failures
           where at > now() - interval '10 minutes' group by 1`,
  },
  {
    name: 'portal_settlements_last_hour',
    help: 'Payments that were credited in the last hour',
    sql: `select count(*) as value from (select kind, created_at from journals order by id desc limit 5000) newest
           where kind in ('funding', 'registration') and created_at > now() - interval '1 hour'`,
  },
];
