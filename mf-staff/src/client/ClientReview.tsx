import { useState } from 'react';
import type { UserDetails } from 'shared-api/accounts';
import { useCan } from 'shared-api/http';
import { displayName } from 'shared-api/wording';
import { Button, Card, EmptyState, Icon, Inline, Stack, StatusTag } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { RowActions } from '../shared/RowActions.tsx';
import { isUnderReview } from './accountMoves.ts';
import styles from './ClientReview.module.css';
import { clientFacts } from './clientFacts.tsx';
import { DocumentView } from './DocumentView.tsx';
import { NextApplicant } from './NextApplicant.tsx';
import { reviewChecks } from './review.ts';
import { statusActions } from './statusActions.tsx';

const Checklist = ({ client }: { client: UserDetails }) => (
  <Stack component="ul" space={2} aria-label="Before the approval" className={styles.checks}>
    {reviewChecks(client).map(({ text, done }) => (
      <li key={text} data-done={done}>
        <Icon name={done ? 'success' : 'warning'} label={done ? 'Done' : 'Open'} /> {text}
      </li>
    ))}
  </Stack>
);

function Papers({ client: { clientFiles: files = [] } }: { client: UserDetails }) {
  const [index, setIndex] = useState(0);
  const file = files[index];
  if (!file) return <EmptyState text="There are no documents" />;
  return (
    <>
      <Inline className={styles.papers}>
        <strong>{file.name}</strong>
        <span aria-live="polite">
          {index + 1} of {files.length}
        </span>
        {files.length > 1 && (
          <Button onClick={() => setIndex((index + 1) % files.length)}>
            Next paper <Icon name="chevron-right" />
          </Button>
        )}
      </Inline>
      <DocumentView key={file.id} file={file} />
    </>
  );
}

export function ClientReview({ client }: { client: UserDetails }) {
  const mayReactivate = useCan('clients.reactivate');
  const { inSight, rare } = statusActions(client, mayReactivate);
  return (
    <Stack>
      <div className={styles.columns}>
        <Card title="Registration">
          <Checklist client={client} />
          <DescriptionList items={clientFacts(client)} />
        </Card>
        <Card title="Documents">
          <Papers client={client} />
        </Card>
      </div>
      <Inline component="section" aria-label="Decision" className={`${styles.decision} screenOnly`}>
        {isUnderReview(client.status) ? (
          <RowActions subject={displayName(client)} text="More" size="middle" usual={inSight} more={rare} />
        ) : (
          <StatusTag kind="account" status={client.status} />
        )}
        <NextApplicant clientId={client.id} />
      </Inline>
    </Stack>
  );
}
