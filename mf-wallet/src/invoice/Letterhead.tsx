import { emblem } from 'shared-api/authority';
import { usePublicSettings } from 'shared-api/settings';
import { Inline } from 'shared-ui';
import styles from './Invoice.module.css';

const Emblem = () => (
  <svg viewBox={`0 0 ${emblem.size} ${emblem.size}`} width="48" height="48" aria-hidden="true">
    <rect width={emblem.size} height={emblem.size} rx={emblem.corner} fill={emblem.ground} />
    <path
      d={emblem.path}
      fill="none"
      stroke={emblem.ink}
      strokeWidth={emblem.lineWidth}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);

export function Letterhead({ about }: { about: string }) {
  const { name, unit } = usePublicSettings().authority;
  return (
    <Inline wrap={false} align="flex-start" className={styles.issuer}>
      <Emblem />
      <div>
        <strong>{name}</strong>
        <div className="small">{unit}</div>
        <div className="small">{about}</div>
      </div>
    </Inline>
  );
}
