import { Modal as AntdModal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Modal.module.css';

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

/** Keeps the focus inside, closes on Escape, gives the focus back. Notifications stay in reach above it. */
export const Modal = ({ open, ...props }: ModalProps) => (open ? <OpenModal {...props} /> : null);

function OpenModal({
  title,
  onClose,
  size = 'default',
  width = 418,
  footer,
  children,
}: Omit<ModalProps, 'open'>) {
  useFocusBack();
  return (
    <AntdModal
      open
      title={<h2 className={styles.title}>{title}</h2>}
      width={size === 'large' ? 'min(1000px, 90%)' : width}
      onCancel={onClose}
      footer={null}
      mask={{ closable: false }}
      closeIcon={<Icon name="close" label="Close" />}
      transitionName=""
      maskTransitionName=""
      className={styles.modal}
      wrapClassName={styles.cover}
    >
      <div className={styles.body}>
        {children}
        {footer}
      </div>
    </AntdModal>
  );
}

/** What had the focus gets it back, also when what had it last inside is gone by then, such as a form that was sent. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
