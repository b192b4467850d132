import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from 'shared-api/contract';
import { mutationOf, queryOf } from 'shared-api/http';
import { endOtherSessions, endSession, ownSessions } from 'shared-api/sign-in';
import { Card, Icon, LoadFailure, MomentText, SendButton, Skeletons, Tag, VisuallyHidden } from 'shared-ui';
import styles from './Security.module.css';

type Session = ReplyOf<typeof ownSessions>[number];

export function Sessions() {
  const { data: sessions, isError, refetch } = useQuery(queryOf(ownSessions, {}));
  const { mutateAsync: endOthers } = useMutation(mutationOf(endOtherSessions));
  if (isError && !sessions) return <LoadFailure what="Your sessions" onRetry={refetch} />;
  if (!sessions) return <Skeletons count={3} shape="lines" />;
  return (
    <Card
      title="Where you are signed in"
      actions={
        sessions.length > 1 && <SendButton onSend={() => endOthers({})}>Sign out everywhere else</SendButton>
      }
    >
      <ul className={styles.list} aria-label="Where you are signed in">
        {sessions.map((session) => (
          <SessionLine key={session.id} {...session} />
        ))}
      </ul>
    </Card>
  );
}

function SessionLine({ id, device: name, signedInAt, lastUsedAt, current }: Session) {
  const { mutateAsync: end } = useMutation(mutationOf(endSession));
  return (
    <li>
      <span className={styles.icon}>
        <Icon name={/iOS|iPad|Android/.test(name) ? 'handheld' : 'screen'} />
      </span>
      <div className={styles.words}>
        <strong>{name}</strong>
        <small>
          Last used <MomentText at={lastUsedAt} />
        </small>
        <small>
          Signed in <MomentText at={signedInAt} />
        </small>
      </div>
      {current ? (
        <Tag tone="success">This browser</Tag>
      ) : (
        <SendButton onSend={() => end({ params: { id } })}>
          Sign out <VisuallyHidden>{name}</VisuallyHidden>
        </SendButton>
      )}
    </li>
  );
}
