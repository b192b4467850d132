import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export interface LinkButtonProps extends ButtonLook {
  to: To;
  children: ReactNode;
  icon?: ReactNode;
  'aria-label'?: string;
}

/** A link of the portal that looks like a button; for other sites use an `<a>`. */
export const LinkButton = ({ to, icon, children, 'aria-label': label, ...look }: LinkButtonProps) => (
  <Link to={to} aria-label={label} className={buttonClass(look)}>
    {icon}
    {children}
  </Link>
);
