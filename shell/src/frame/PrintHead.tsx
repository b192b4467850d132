import { usePublicSettings } from 'shared-api/settings';
import styles from './PrintHead.module.css';

export function PrintHead() {
  const { name, portal } = usePublicSettings().authority;
  return (
    <p className={styles.head}>
      <img src="/favicon.svg" alt="" width="28" height="28" />
      {name} · {portal}
    </p>
  );
}
