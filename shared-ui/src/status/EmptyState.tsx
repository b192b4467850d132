import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './EmptyState.module.css';

export const EmptyState = ({
  text,
  action,
  icon = 'note',
}: {
  text: string;
  action?: ReactNode;
  icon?: IconName;
}) => (
  <Empty image={<Icon name={icon} size="2rem" />} description={text} className={styles.empty}>
    {action}
  </Empty>
);
