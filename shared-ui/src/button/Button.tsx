import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export interface ButtonProps extends ButtonLook {
  children?: ReactNode;
  type?: 'button' | 'submit' | 'reset';
  icon?: ReactNode;
  loading?: boolean;
  /** Says what is missing: the button stays focusable, does nothing, and reads this as its description. */
  explainDisabled?: string | false | undefined;
  /** The reason stands beneath the button instead of showing on hover alone. */
  reasonBeneath?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-describedby'?: string;
}

export function Button({
  variant,
  size,
  block,
  className,
  type = 'button',
  icon,
  loading,
  explainDisabled,
  reasonBeneath = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const disabled = Boolean(explainDisabled);
  const click = (event: MouseEvent<HTMLElement>) => {
    // Enter in a field clicks the form's submit button; that counts as an attempt even while it is disabled (G20).
    const enterInField =
      type === 'submit' && event.detail === 0 && document.activeElement !== event.currentTarget;
    if (loading || (disabled && !enterInField)) event.preventDefault();
    else if (!disabled) onClick?.(event);
  };
  const described = [rest['aria-describedby'], disabled ? reasonId : undefined].filter(Boolean).join(' ');
  return (
    <>
      <button
        {...rest}
        type={type}
        aria-busy={loading || undefined}
        aria-disabled={disabled || undefined}
        aria-describedby={described || undefined}
        title={disabled && !reasonBeneath ? explainDisabled || undefined : undefined}
        onClick={click}
        className={buttonClass({ variant, size, block, className })}
      >
        {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
        {children}
      </button>
      {disabled && reasonBeneath && (
        <span id={reasonId} className={styles.reason}>
          {explainDisabled}
        </span>
      )}
      {disabled && !reasonBeneath && (
        <VisuallyHidden>
          <span id={reasonId}>{explainDisabled}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
