import { Button as AntdButton } from 'antd';
import type { ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import styles from './Button.module.css';
import { antdVariant, type ButtonVariant } from './Button.tsx';

export interface LinkButtonProps {
  to: To;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: 'small' | 'middle' | 'large';
  icon?: ReactNode;
  block?: boolean;
  className?: string;
  'aria-label'?: string;
}

/** A link of the portal that looks like a button; for other sites use an `<a>`. */
export function LinkButton({ to, variant = 'default', className, children, ...rest }: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <AntdButton
      {...rest}
      {...antdVariant[variant]}
      href={href}
      onClick={(event) => follow(event as React.MouseEvent<HTMLAnchorElement>)}
      className={[styles.button, className].filter(Boolean).join(' ')}
    >
      {children}
    </AntdButton>
  );
}
