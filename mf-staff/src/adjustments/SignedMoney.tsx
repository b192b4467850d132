import { Money } from 'shared-ui';
import styles from './SignedMoney.module.css';

export const SignedMoney = ({ kobo }: { kobo: number }) => (
  <span className={kobo < 0 ? styles.taken : styles.added}>
    {kobo > 0 && '+'}
    <Money kobo={kobo} />
  </span>
);
