import { Button, type ButtonProps } from 'antd';
import type { ReactNode, Ref } from 'react';

export interface IconButtonProps extends Pick<ButtonProps, 'title' | 'onClick'> {
  ref?: Ref<HTMLButtonElement>;
  className?: string | undefined;
  children: ReactNode;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog';
  'aria-pressed'?: boolean;
  'aria-controls'?: string;
}

/** The icon's label or `aria-label` must name the button. */
export const IconButton = ({ children, className = '', ...props }: IconButtonProps) => (
  <Button type="text" icon={children} className={className} {...props} />
);
