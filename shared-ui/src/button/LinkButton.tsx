import { Button as AntdButton } from 'antd';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import styles from './Button.module.css';
import { antdLook, type ButtonLook, classNames } from './Button.tsx';

export interface LinkButtonProps extends ButtonLook, AriaAttributes {
  to: To;
  children?: ReactNode;
  icon?: ReactNode;
  rel?: 'prev' | 'next';
  preventScrollReset?: boolean;
}

export function LinkButton({
  to,
  variant = 'default',
  preventScrollReset = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset });
  return (
    <AntdButton
      {...rest}
      {...antdLook[variant]}
      href={href}
      onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
      className={classNames(styles.button, className)}
    >
      {children}
    </AntdButton>
  );
}

interface OutsideButtonProps extends ButtonLook {
  href: string;
  children: ReactNode;
  icon?: ReactNode;
}

export const OutsideButton = ({ variant = 'default', className, ...rest }: OutsideButtonProps) => (
  <AntdButton
    {...rest}
    {...antdLook[variant]}
    {...(rest.href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
    className={classNames(styles.button, className)}
  />
);
