import { Button as AntdButton, type ButtonProps as AntdButtonProps } from 'antd';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'text' | 'danger' | 'link';

export interface ButtonProps {
  children?: ReactNode;
  variant?: ButtonVariant;
  type?: 'button' | 'submit' | 'reset';
  size?: 'small' | 'middle' | 'large';
  icon?: ReactNode;
  block?: boolean;
  loading?: boolean;
  /** Says what is missing: the button stays focusable, does nothing, and reads this as its description. */
  explainDisabled?: string | false | undefined;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  className?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-describedby'?: string;
}

export const antdVariant = {
  primary: { type: 'primary' },
  default: { type: 'default' },
  text: { type: 'text' },
  danger: { type: 'primary', danger: true },
  link: { type: 'link' },
} as const satisfies Record<ButtonVariant, AntdButtonProps>;

/** antd's own has a name, which would join the button's. */
const spinner = <span className={styles.spinner} aria-hidden="true" />;

export function Button({
  variant = 'default',
  type = 'button',
  explainDisabled,
  onClick,
  className,
  children,
  loading,
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
      <AntdButton
        {...rest}
        {...antdVariant[variant]}
        htmlType={type}
        loading={loading ? { icon: spinner } : false}
        aria-busy={loading || undefined}
        aria-disabled={disabled || undefined}
        aria-describedby={described || undefined}
        onClick={click}
        className={[styles.button, disabled && styles.disabled, className].filter(Boolean).join(' ')}
      >
        {children}
      </AntdButton>
      {disabled && (
        <VisuallyHidden>
          <span id={reasonId}>{explainDisabled}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
