import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { mutationOf } from 'shared-api/http';
import { seeMessages } from 'shared-api/messages';
import { Drawer, EmptyState, Inline, LoadFailure, MomentText, Skeletons, Tag } from 'shared-ui';
import styles from './MessagesDrawer.module.css';
import { messagesQuery } from './messagesQuery.ts';

function Messages({ onChoose }: { onChoose: () => void }) {
  const { data, isError, refetch } = useQuery(messagesQuery);
  const { mutate } = useMutation(mutationOf(seeMessages));
  const messages = data?.messages ?? [];
  const newest = messages.find(({ isNew }) => isNew)?.id;
  // Opening the drawer marks the messages as seen on the server, but the open drawer still shows them as new.
  const [seenFrom, setSeenFrom] = useState<number>();
  const oldestNew = messages.findLast(({ isNew }) => isNew)?.id;
  if (oldestNew !== undefined && (seenFrom === undefined || oldestNew < seenFrom)) setSeenFrom(oldestNew);
  useEffect(() => {
    if (newest !== undefined) mutate({ body: { upTo: newest } });
  }, [newest, mutate]);
  if (isError && !data) return <LoadFailure what="Your messages" onRetry={refetch} />;
  if (!data) return <Skeletons count={4} shape="lines" />;
  if (messages.length === 0) return <EmptyState text="There are no messages" icon="bell" />;
  return (
    <ul className={styles.list} aria-label="Messages">
      {messages.map(({ id, line, link, at }) => (
        <li key={id}>
          <Link to={link} className={styles.message} onClick={onChoose}>
            <Inline component="span" between wrap={false} align="flex-start" space={2}>
              {line}
              {seenFrom !== undefined && id >= seenFrom && <Tag tone="info">New</Tag>}
            </Inline>
            <small>
              <MomentText at={at} />
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const MessagesDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer title="Messages" placement="right" onClose={onClose}>
    <Messages onChoose={onClose} />
  </Drawer>
);
