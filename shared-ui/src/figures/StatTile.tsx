import { Card, Statistic } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../button/Button.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './StatTile.module.css';

export interface StatTileProps {
  label: string;
  value: ReactNode;
  small?: boolean;
  icon?: IconName;
  to?: string;
}

export function StatTile({ label, value, small = false, icon, to }: StatTileProps) {
  const tile = (
    <Card size="small" hoverable={to !== undefined} className={styles.tile ?? ''}>
      <Statistic
        title={
          <>
            {icon && <Icon name={icon} />} {label}
          </>
        }
        valueRender={() => value}
        className={classNames(styles.figure, small && styles.small)}
      />
    </Card>
  );
  return to ? <Link to={to}>{tile}</Link> : tile;
}
