import { Icon, type IconName } from 'shared-ui';
import styles from './ActivityText.module.css';

/** The patterns match the server's descriptions. The first matching pattern decides. */
const kinds: readonly (readonly [RegExp, IconName])[] = [
  [/^logged|session|password|two-f/i, 'lock'],
  [/^book/i, 'calendar'],
  [/^feedback|^survey/i, 'star'],
  [/wallet|\bfee\b/i, 'wallet'],
];

const currencyOfSum = /\b([A-Z]{3}) (?=\d)/g;

export const ActivityText = ({ description }: { description: string }) => (
  <span className={styles.activity}>
    <Icon name={kinds.find(([words]) => words.test(description))?.[1] ?? 'profile'} />
    <span>{description.replace(currencyOfSum, '$1\u00a0')}</span>
  </span>
);
