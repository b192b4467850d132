import type { RegistrationProgress } from 'shared-api/registration';
import { Card, DateTimeText, Icon, type IconName } from 'shared-ui';
import styles from './Stages.module.css';

interface Stage {
  name: string;
  state: 'done' | 'waiting' | 'later' | 'refused';
  text: string;
}

const icons = {
  done: 'check',
  waiting: 'clock',
  later: 'chevron-right',
  refused: 'error',
} as const satisfies Record<Stage['state'], IconName>;

const verification = ({ emailVerified }: RegistrationProgress): Stage =>
  emailVerified
    ? { name: 'E-mail verified', state: 'done', text: 'Done' }
    : { name: 'E-mail verified', state: 'waiting', text: 'Waiting for you to open the link that we sent' };

/** Review and verification do not wait for each other (G23). */
const review = ({ stage }: RegistrationProgress): Stage[] => {
  if (stage === 'in-review')
    return [
      { name: 'In review', state: 'waiting', text: 'We are looking at your registration' },
      { name: 'Approved', state: 'later', text: 'Not yet' },
    ];
  const reviewed: Stage = { name: 'In review', state: 'done', text: 'Done' };
  if (stage === 'approved') return [reviewed, { name: 'Approved', state: 'done', text: 'Done' }];
  if (stage === 'rejected')
    return [reviewed, { name: 'Approved', state: 'refused', text: 'Not approved: see below' }];
  return [reviewed, { name: 'Approved', state: 'refused', text: 'Your account is not active' }];
};

/** Received, e-mail verified, in review, approved: each with its state in words. */
export const Stages = ({ registration }: { registration: RegistrationProgress }) => (
  <Card>
    <ol className={styles.stages} aria-label="Progress">
      <li className={`${styles.stage} ${styles.done}`}>
        <Icon name="check" />
        <div>
          <strong>Received</strong>
          <div className={styles.text}>
            <DateTimeText at={registration.receivedAt} />
          </div>
        </div>
      </li>
      {[verification(registration), ...review(registration)].map(({ name, state, text }) => (
        <li key={name} className={`${styles.stage} ${styles[state]}`}>
          <Icon name={icons[state]} />
          <div>
            <strong>{name}</strong>
            <div className={styles.text}>{text}</div>
          </div>
        </li>
      ))}
    </ol>
  </Card>
);
