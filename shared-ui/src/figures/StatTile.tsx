import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './StatTile.module.css';

export interface StatTileProps {
  label: string;
  value: ReactNode;
  /** For amounts, which are longer than counts. */
  small?: boolean;
  icon?: IconName;
  /** The list behind the figure. */
  to?: string;
}

export function StatTile({ label, value, small = false, icon, to }: StatTileProps) {
  const figure = (
    <Statistic
      title={
        <>
          {icon && <Icon name={icon} />} {label}
        </>
      }
      valueRender={() => value}
      classNames={{
        root: styles.figure,
        title: styles.label,
        content: `${styles.value} ${small ? styles.small : ''}`,
      }}
    />
  );
  return to ? (
    <Link to={to} className={`${styles.tile} ${styles.link}`}>
      {figure}
    </Link>
  ) : (
    <div className={styles.tile}>{figure}</div>
  );
}
