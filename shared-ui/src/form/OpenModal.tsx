import { Modal as AntdModal } from 'antd';
import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { DialogContext } from './dialogContext.ts';
import styles from './Modal.module.css';
import type { ModalProps } from './Modal.tsx';
import { stayInside } from './stayInside.ts';

/** The part of a dialog that antd draws: fetched apart, since few visits open one. */
export function OpenModal({
  title,
  onClose,
  size = 'default',
  width = 418,
  footer,
  children,
}: Omit<ModalProps, 'open'>) {
  const [hasFocus, setHasFocus] = useState(false);
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
        {footer}
      </div>
    </AntdModal>
  );
}
