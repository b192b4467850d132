import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'text' | 'danger' | 'link';

/** How a button looks, and a link that looks like one. */
export interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'small' | 'middle' | 'large';
  block?: boolean;
  className?: string | undefined;
}

export const buttonClass = ({ variant = 'default', size = 'middle', block = false, className }: ButtonLook) =>
  [styles.button, styles[variant], styles[size], block && styles.block, className].filter(Boolean).join(' ');
