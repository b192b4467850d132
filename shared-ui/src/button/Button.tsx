import { Button as AntdButton, type ButtonProps as AntdButtonProps } from 'antd';
import { type AriaAttributes, type MouseEvent, type Ref, useId } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'text' | 'danger' | 'link';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'small' | 'middle' | 'large';
  block?: boolean;
  className?: string | undefined;
}

export interface ButtonProps
  extends ButtonLook,
    AriaAttributes,
    Pick<AntdButtonProps, 'children' | 'form' | 'icon' | 'id'> {
  type?: 'button' | 'submit' | 'reset';
  loading?: boolean;
  /** A disabled button remains focusable, and screen readers read this reason as its description. */
  explainDisabled?: string | false | undefined;
  reasonBeneath?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

export const antdLook = {
  primary: { type: 'primary' },
  default: { type: 'default' },
  text: { type: 'text' },
  danger: { type: 'primary', danger: true },
  link: { type: 'link' },
} as const satisfies Record<ButtonVariant, AntdButtonProps>;

export const classNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ');

/** The accessible name of antd's own spinner would become part of the button's name. */
const spinner = <span className={styles.spinner} aria-hidden="true" />;

export function Button({
  variant = 'default',
  type = 'button',
  explainDisabled,
  reasonBeneath = false,
  onClick,
  className,
  children,
  loading = false,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const disabled = Boolean(explainDisabled);
  const click = (event: MouseEvent<HTMLElement>) => {
    // A press on a disabled submit button must reach the form, which then says what is missing.
    if (loading || (disabled && type !== 'submit')) event.preventDefault();
    else if (!disabled) onClick?.(event);
  };
  const described = classNames(rest['aria-describedby'], disabled && reasonId);
  return (
    <>
      <AntdButton
        {...rest}
        {...antdLook[variant]}
        htmlType={type}
        loading={loading && { icon: spinner }}
        aria-busy={loading || undefined}
        aria-disabled={disabled || undefined}
        aria-describedby={described || undefined}
        title={disabled && !reasonBeneath ? explainDisabled || undefined : undefined}
        onClick={click}
        className={classNames(styles.button, disabled && styles.disabled, className)}
      >
        {children}
      </AntdButton>
      {disabled && reasonBeneath && (
        <small id={reasonId} className={styles.reason}>
          {explainDisabled}
        </small>
      )}
      {disabled && !reasonBeneath && (
        <VisuallyHidden>
          <span id={reasonId}>{explainDisabled}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
