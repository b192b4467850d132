import { usePublicSettings } from 'shared-api/settings';
import styles from './PrintHead.module.css';

export function PrintHead({ className = '' }: { className?: string | undefined }) {
  const { name, portal } = usePublicSettings().authority;
  return (
    <p className={`${styles.head} ${className}`}>
      <img src="/favicon.svg" alt="" width="28" height="28" />
      {name} · {portal}
    </p>
  );
}
