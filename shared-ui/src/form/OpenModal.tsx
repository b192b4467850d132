import { Modal as AntdModal } from 'antd';
import { Icon } from '../icons/Icon.tsx';
import styles from './Modal.module.css';
import type { ModalProps } from './Modal.tsx';

/** The part of a dialog that antd draws: fetched apart, since few visits open one. */
export const OpenModal = ({
  title,
  onClose,
  size = 'default',
  width = 418,
  footer,
  children,
}: Omit<ModalProps, 'open'>) => (
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
