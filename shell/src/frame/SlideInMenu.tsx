import { useEffect, useRef } from 'react';
import { Icon } from 'shared-ui';
import { MenuList } from './MenuList.tsx';
import styles from './SlideInMenu.module.css';

/** The menu below 970 px: a modal dialog, so that the browser keeps the focus inside and Escape closes it. */
export function SlideInMenu({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the menu closes it; keys have Escape and the button
    <dialog
      ref={dialog}
      aria-label="Menu"
      className={styles.dialog}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.panel}>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" label="Close menu" />
        </button>
        <nav aria-label="Main">
          <MenuList onChoose={() => dialog.current?.close()} />
        </nav>
      </div>
    </dialog>
  );
}
