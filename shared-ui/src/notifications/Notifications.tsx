import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { IconButton } from '../button/IconButton.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { useFixedHeight } from '../layout/useFixedHeight.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Notifications.module.css';
import { notify } from './notify.ts';
import { type Notification, type NotificationKind, useNotifications } from './useNotifications.ts';

const tone = {
  Success: 'success',
  Info: 'info',
  Error: 'error',
  Warning: 'warning',
} as const satisfies Record<NotificationKind, IconName>;

function NotificationCard({ notification }: { notification: Notification }) {
  const { id, kind, message, detail, link } = notification;
  return (
    <article
      data-kind={kind}
      onMouseEnter={() => notify.hold(id)}
      onMouseLeave={() => notify.release(id)}
      onFocus={() => notify.hold(id)}
      onBlur={() => notify.release(id)}
    >
      <Alert
        type={tone[kind]}
        role="presentation"
        showIcon
        icon={<Icon name={tone[kind]} />}
        title={
          <strong>
            <VisuallyHidden>{kind}: </VisuallyHidden>
            {message}
          </strong>
        }
        description={
          (detail || link) && (
            <>
              {detail && <p className={styles.detail}>{detail}</p>}
              {link && (
                <Link to={link.to} onClick={() => notify.dismiss(id)}>
                  {link.label}
                </Link>
              )}
            </>
          )
        }
        action={
          <IconButton onClick={() => notify.dismiss(id)}>
            <Icon name="close" label={`Dismiss: ${message}`} />
          </IconButton>
        }
        className={styles.card ?? ''}
      />
    </article>
  );
}

const urgent = ({ kind }: Notification) => kind === 'Error' || kind === 'Warning';

/** antd's `notification` is not used, because each message gets the role `alert` (ant-design#39568, antd 6.6.8). */
export function Notifications() {
  const notifications = useNotifications((state) => state.notifications);
  const box = useFixedHeight<HTMLElement>('--notifications');
  const cards = (list: readonly Notification[]) =>
    list.map((one) => <NotificationCard key={one.id} notification={one} />);
  return (
    <section ref={box} className={`${styles.notifications} screenOnly`} aria-label="Notifications">
      <div aria-live="assertive" aria-relevant="additions text">
        {cards(notifications.filter(urgent))}
      </div>
      <div aria-live="polite" aria-relevant="additions text">
        {cards(notifications.filter((one) => !urgent(one)))}
      </div>
    </section>
  );
}
