import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './Modal.module.css';
import { useModalFocus } from './useModalFocus.ts';

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
  const titleId = useId();
  const { box, toFirst, toLast } = useModalFocus(onClose);
  return createPortal(
    <div className={styles.cover}>
      <Edge onReach={toLast} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.modal}
        style={{ width: size === 'large' ? 'min(1000px, 90%)' : width }}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
        {footer}
      </div>
      <Edge onReach={toFirst} />
    </div>,
    document.body,
  );
}

/** What the Tab key reaches next to the dialog, which leads back into it. */
const Edge = ({ onReach }: { onReach: () => void }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the focus only passes through
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
  <span tabIndex={0} onFocus={onReach} />
);
