import { usePublicSettings } from 'shared-api/settings';
import { Inline } from 'shared-ui';
import styles from './Invoice.module.css';

export function Letterhead({ about }: { about: string }) {
  const { name, unit } = usePublicSettings().authority;
  return (
    <Inline wrap={false} align="flex-start" className={styles.issuer}>
      <img src="/favicon.svg" alt="" width="48" height="48" />
      <div>
        <strong>{name}</strong>
        <div className="small">{unit}</div>
        <div className="small">{about}</div>
      </div>
    </Inline>
  );
}
