import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

/** Nothing but a picture, as to close a dialog or within a field; the picture or aria-label names it. */
export const IconButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button type="button" {...props} className={`${styles.icon} ${className}`} />
);
