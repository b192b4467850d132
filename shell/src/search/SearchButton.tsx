import { useEffect, useState } from 'react';
import { Icon, lazyPart, NotOpened } from 'shared-ui';
import { BarButton } from '../frame/BarButton.tsx';
import styles from './SearchButton.module.css';

const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette);

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function SearchButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog]')) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <BarButton
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className="unseenWithoutMenu">Search</span>
        <span className={styles.keys} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </span>
      </BarButton>
      {open && <Palette onClose={close} failed={<NotOpened title="Search" onClose={close} />} />}
    </>
  );
}
