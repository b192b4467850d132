import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon, lazyPart, NotOpened } from 'shared-ui';
import { BarButton } from '../frame/BarButton.tsx';
import styles from './Bell.module.css';
import { messagesQuery } from './messagesQuery.ts';

const MessagesDrawer = lazyPart(async () => (await import('./MessagesDrawer.tsx')).MessagesDrawer);

const most = 99;

export function Bell() {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(messagesQuery);
  const unseen = data?.unseen ?? 0;
  const close = () => setOpen(false);
  return (
    <>
      <BarButton
        aria-haspopup="dialog"
        aria-label={unseen > 0 ? `Messages, ${unseen} new` : 'Messages'}
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        {unseen > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unseen > most ? `${most}+` : unseen}
          </span>
        )}
      </BarButton>
      {open && <MessagesDrawer onClose={close} failed={<NotOpened title="Messages" onClose={close} />} />}
    </>
  );
}
