import AntdModal from 'antd/es/modal/Modal';
import { type ReactNode, useState } from 'react';
import { useFocusBack } from '../focus/useFocusBack.ts';
import { DialogContext } from '../form/dialogContext.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Modal.module.css';
import { stayInside } from './stayInside.ts';

export interface ModalProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The default is 418 px wide; large is 90 % of the window, at most 1000 px. */
  size?: 'default' | 'large';
  width?: number;
}

export const Modal = ({ open, ...props }: ModalProps) => (open ? <OpenModal {...props} /> : null);

function OpenModal({ title, onClose, size = 'default', width = 418, children }: Omit<ModalProps, 'open'>) {
  const [hasFocus, setHasFocus] = useState(false);
  useFocusBack();
  return (
    <AntdModal
      open
      title={<h2 className={styles.title}>{title}</h2>}
      width={size === 'large' ? 'min(1000px, 90%)' : width}
      onCancel={onClose}
      footer={null}
      afterOpenChange={setHasFocus}
      mask={{ closable: false }}
      closeIcon={<Icon name="close" label="Close" />}
      transitionName=""
      maskTransitionName=""
      className={styles.modal}
      wrapClassName={styles.cover}
    >
      <div ref={stayInside} className={styles.body}>
        <DialogContext value={hasFocus}>{children}</DialogContext>
      </div>
    </AntdModal>
  );
}
