import { Icon, type IconName } from 'shared-ui';
import styles from './ActivityText.module.css';

/** The first that fits; the words are the server's. */
const kinds: readonly (readonly [RegExp, IconName])[] = [
  [/^logged out/i, 'logout'],
  [/^logged in|session|password|two-factor/i, 'lock'],
  [/^book/i, 'calendar'],
  [/wallet|fee|invoice|fund/i, 'wallet'],
  [/feedback/i, 'star'],
  [/account|regist|profile|role/i, 'profile'],
];

/** What was done, with a picture of its kind. */
export const ActivityText = ({ description }: { description: string }) => (
  <span className={styles.activity}>
    <span className={styles.icon}>
      <Icon name={kinds.find(([words]) => words.test(description))?.[1] ?? 'activities'} size="1rem" />
    </span>
    <span>{description}</span>
  </span>
);
