import type { ComponentProps } from 'react';
import styles from './BarButton.module.css';

/** The bar's buttons are as large as a finger needs them. */
export const BarButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button type="button" className={`${styles.button} ${className}`} {...props} />
);
