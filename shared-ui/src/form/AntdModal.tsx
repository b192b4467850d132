import { Modal } from 'antd';
import styles from './Modal.module.css';
import type { ModalProps } from './ModalProps.ts';

export function AntdModal({
  title,
  open,
  onClose,
  size = 'default',
  width = 418,
  footer,
  children,
}: ModalProps) {
  const large = size === 'large';
  return (
    <Modal
      title={title}
      open={open}
      onCancel={onClose}
      width={large ? '90%' : width}
      style={large ? { maxWidth: 1000 } : {}}
      className={styles.modal}
      classNames={{ wrapper: styles.wrap ?? '' }}
      footer={footer ?? null}
      destroyOnHidden
      centered
      closable={{ 'aria-label': 'Close' }}
      mask={{ closable: false }}
    >
      {children}
    </Modal>
  );
}
