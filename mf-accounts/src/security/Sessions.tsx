import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from 'shared-api/contract';
import {
  endOtherSessionsMutation,
  endSessionMutation,
  type ownSessions,
  ownSessionsQuery,
} from 'shared-api/sign-in';
import { Card, DateTimeText, LoadFailure, SendButton, Skeletons, Tag, VisuallyHidden } from 'shared-ui';
import styles from './Security.module.css';

type Session = ReplyOf<typeof ownSessions>[number];

/** Where one is signed in, and an end to what one does not know. */
export function Sessions() {
  const { data: sessions, isError, isFetching, refetch } = useQuery(ownSessionsQuery);
  const { mutateAsync: endOthers } = useMutation(endOtherSessionsMutation);
  if (isError && !sessions)
    return <LoadFailure what="Your sessions" retrying={isFetching} onRetry={() => void refetch()} />;
  if (!sessions) return <Skeletons count={3} shape="lines" />;
  return (
    <Card
      title="Where you are signed in"
      actions={sessions.length > 1 && <SendButton onSend={() => endOthers()}>End all others</SendButton>}
    >
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  );
}

function SessionLine({ session: { id, device, signedInAt, lastUsedAt, current } }: { session: Session }) {
  const { mutateAsync: end } = useMutation(endSessionMutation);
  const name = device ?? 'Unknown browser';
  return (
    <li>
      <div>
        {name}
        <small>
          Signed in <DateTimeText at={signedInAt} />, last used <DateTimeText at={lastUsedAt} />
        </small>
      </div>
      {current ? (
        <Tag tone="success">This browser</Tag>
      ) : (
        <SendButton onSend={() => end(id)}>
          End <VisuallyHidden>session of {name}</VisuallyHidden>
        </SendButton>
      )}
    </li>
  );
}
