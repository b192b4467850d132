import type { ReactNode } from 'react';

export interface ModalProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** 418 px wide by default; large is 90 % of the window, at most 1000 px. */
  size?: 'default' | 'large';
  width?: number;
  footer?: ReactNode;
}
