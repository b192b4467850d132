import { useEffect, useId, useRef, useState } from 'react';
import { useSession } from 'shared-api/http';
import styles from './AccountMenu.module.css';
import { AccountPanel } from './AccountPanel.tsx';
import { fullName, initials } from './userName.ts';

/** The panel follows its button in the document, so that Tab moves from the button into the panel. */
export function AccountMenu() {
  const id = useId();
  const user = useSession((state) => state.user);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    const whileOpen = new AbortController();
    const { signal } = whileOpen;
    document.addEventListener('pointerdown', outside, { signal });
    document.addEventListener('focusin', outside, { signal });
    document.addEventListener('keydown', press, { signal });
    return () => whileOpen.abort();
  }, [open]);
  if (!user) return null;
  return (
    <div ref={root} className={styles.account}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Account of ${fullName(user)}, ${initials(user)}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.avatar} aria-hidden="true">
          {initials(user)}
        </span>
      </button>
      {open && <AccountPanel id={id} user={user} onChoose={close} />}
    </div>
  );
}
