import { useQuery } from '@tanstack/react-query';
import { listClients } from 'shared-api/clients';
import { listOf } from 'shared-api/http';
import { displayName } from 'shared-api/wording';
import { LinkButton, links } from 'shared-ui';
import styles from './ClientReview.module.css';

export function NextApplicant({ clientId }: { clientId: number }) {
  const { data } = useQuery(
    listOf(listClients, { query: { status: 'Processing', sort: 'registered', pageNumber: 1 } }),
  );
  if (!data) return null;
  const at = data.data.findIndex(({ id }) => id === clientId);
  const next = [...data.data.slice(at + 1), ...data.data.slice(0, Math.max(at, 0))][0];
  if (!next) return <span className={`${styles.next} soft`}>Nobody else waits</span>;
  return (
    <LinkButton
      to={links.client(String(next.id), { tab: 'review' })}
      className={styles.next}
      aria-label={`Next applicant: ${displayName(next)}`}
    >
      Next applicant
    </LinkButton>
  );
}
