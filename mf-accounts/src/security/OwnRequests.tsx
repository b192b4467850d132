import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf, queryOf } from 'shared-api/http';
import { askAboutOwnData, ownRequests, requestKinds } from 'shared-api/privacy';
import { Card, DateText, LoadFailure, Skeletons, Tag } from 'shared-ui';
import { DialogButton, FormDialog } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { KindField } from '../shared/KindField.tsx';
import styles from './Security.module.css';

const tones = { Open: 'info', Answered: 'success', Refused: 'neutral' } as const;

function AskDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(mutationOf(askAboutOwnData));
  return (
    <FormDialog<BodyOf<typeof askAboutOwnData>>
      title="Ask about your data"
      schema={askAboutOwnData.body}
      submit="Send request"
      width={418}
      onSubmit={(body) => mutateAsync({ body })}
      onClose={onClose}
    >
      <KindField />
      <TextAreaField name="text" label="Your request" rows={4} required />
    </FormDialog>
  );
}

function Asked() {
  const { data, isError, refetch } = useQuery(queryOf(ownRequests, {}));
  if (isError && !data) return <LoadFailure what="Your requests" onRetry={refetch} />;
  if (!data) return <Skeletons count={2} shape="lines" />;
  if (data.length === 0)
    return <p>Ask us to put something right, to erase it, or anything else; we answer within 30 days.</p>;
  return (
    <ul className={styles.list} aria-label="Your requests">
      {data.map(({ id, kind, text, dateReceived, dateDue, state }) => (
        <li key={id}>
          <div className={styles.words}>
            <strong>{requestKinds[kind]}</strong>
            <small>{text}</small>
            <small>
              Asked on <DateText at={dateReceived} />
              {state === 'Open' && (
                <>
                  , answered by <DateText at={dateDue} />
                </>
              )}
            </small>
          </div>
          <Tag tone={tones[state]}>{state}</Tag>
        </li>
      ))}
    </ul>
  );
}

export const OwnRequests = () => (
  <Card
    title="Requests about your data"
    actions={
      <DialogButton dialog={(close) => <AskDialog onClose={close} />}>Ask about your data</DialogButton>
    }
  >
    <Asked />
  </Card>
);
