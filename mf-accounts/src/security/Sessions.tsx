import { useMutation, useQuery } from '@tanstack/react-query';
import { endOtherSessionsMutation, endSessionMutation, ownSessionsQuery } from 'shared-api';
import type { ownSessions, ReplyOf } from 'shared-api/contract';
import { Button, Card, DateTimeText, LoadFailure, Skeletons, Tag, VisuallyHidden } from 'shared-ui';
import styles from './Security.module.css';

type Session = ReplyOf<typeof ownSessions>[number];

/** Where one is signed in, and an end to what one does not know. */
export function Sessions() {
  const { data: sessions, isError, isFetching, refetch } = useQuery(ownSessionsQuery);
  const { mutate: endOthers, isPending } = useMutation(endOtherSessionsMutation);
  if (isError)
    return <LoadFailure what="Your sessions" retrying={isFetching} onRetry={() => void refetch()} />;
  if (!sessions) return <Skeletons count={3} shape="lines" />;
  return (
    <Card
      title="Where you are signed in"
      actions={
        sessions.length > 1 && (
          <Button loading={isPending} onClick={() => endOthers()}>
            End all others
          </Button>
        )
      }
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
  const { mutate: end, isPending } = useMutation(endSessionMutation);
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
        <Button loading={isPending} onClick={() => end(id)}>
          End <VisuallyHidden>session of {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
