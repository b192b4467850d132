import type { ComponentProps } from 'react';
import styles from './BarButton.module.css';

export const BarButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button type="button" className={`${styles.button} ${className}`} {...props} />
);
