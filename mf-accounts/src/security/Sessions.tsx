import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from 'shared-api/contract';
import { mutationOf, queryOf } from 'shared-api/http';
import { endOtherSessions, endSession, ownSessions } from 'shared-api/sign-in';
import { Card, LoadFailure, MomentText, SendButton, Skeletons, Tag, VisuallyHidden } from 'shared-ui';
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
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  );
}

const Device = ({ handheld }: { handheld: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="1.25rem"
    height="1.25rem"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={handheld ? 'M7 3h10v18H7zm4 15h2' : 'M5 5h14v10H5zM2 19h20'} />
  </svg>
);

function SessionLine({
  session: { id, device: name, signedInAt, lastUsedAt, current },
}: {
  session: Session;
}) {
  const { mutateAsync: end } = useMutation(mutationOf(endSession));
  return (
    <li>
      <span className={styles.icon}>
        <Device handheld={/iOS|iPad|Android/.test(name)} />
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
