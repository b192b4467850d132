import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './ActionsMenu.module.css';

export interface MenuAction {
  label: string;
  /** Either a path to go to, or something to do. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
}

export interface ActionsMenuProps {
  /** Names what the actions are for, such as 'Actions for booking 2025-000123'. */
  label: string;
  text?: string;
  actions: readonly MenuAction[];
}

const isStep = (key: string): key is 'ArrowDown' | 'ArrowUp' => key === 'ArrowDown' || key === 'ArrowUp';

/** A menu button: arrows move, Escape closes and gives the focus back. */
export function ActionsMenu({ label, text = 'Actions', actions }: ActionsMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const press = (event: KeyboardEvent) => {
    const all = items();
    const at = document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1;
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else if (isStep(event.key))
      all[(at + (event.key === 'ArrowDown' ? 1 : -1) + all.length) % all.length]?.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };
  return (
    <div className={styles.menu} ref={root}>
      <Button
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {text} <Icon name="chevron-down" size="1em" />
      </Button>
      {open && (
        <div role="menu" id={id} aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={press}>
          {actions.map(({ label: name, to, onSelect, danger }) => {
            const className = danger ? `${styles.item} ${styles.danger}` : styles.item;
            return to ? (
              <Link key={name} role="menuitem" tabIndex={-1} to={to} className={className} onClick={close}>
                {name}
              </Link>
            ) : (
              <button
                key={name}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={className}
                onClick={() => {
                  close();
                  onSelect?.();
                }}
              >
                {name}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
