import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './ActionsMenu.module.css';

function placeInSight(list: HTMLElement, anchor: HTMLElement): void {
  const { left, width, bottom, height } = list.getBoundingClientRect();
  const room = anchor.getBoundingClientRect();
  const fitsToRight = room.left + width <= window.innerWidth;
  list.dataset.toRight = String(left < 0 && fitsToRight);
  // If the list fits on neither side, the list starts at the left edge of the window.
  list.style.translate = left < 0 && !fitsToRight ? `${-left}px` : '';
  list.dataset.up = String(bottom > window.innerHeight && height < room.top);
}

export interface MenuAction {
  label: string;
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
}

export interface ActionsMenuProps {
  label: string;
  text?: string;
  dots?: boolean;
  size?: ButtonProps['size'];
  actions: readonly MenuAction[];
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const isTyped = (key: string) => key.length === 1 && key !== ' ';

function entryFor(key: string, entries: readonly HTMLElement[]): HTMLElement | undefined {
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? entries.indexOf(focused) : -1;
  const step = steps[key];
  if (step !== undefined) return entries[(at + step + entries.length) % entries.length];
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (!isTyped(key)) return undefined;
  const begins = (entry: HTMLElement) => entry.textContent.toLowerCase().startsWith(key.toLowerCase());
  return [...entries.slice(at + 1), ...entries.slice(0, at + 1)].find(begins);
}

/**
 * antd's menu loses the focus after Escape, and moves while the user presses an entry (ant-design#58980,
 * antd 6.6.8).
 */
export function ActionsMenu({
  label,
  text = 'Actions',
  dots = false,
  size = 'small',
  actions,
}: ActionsMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useLayoutEffect(() => {
    if (open && root.current && list.current) placeInSight(list.current, root.current);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Tab') return setOpen(false);
    const entry = entryFor(key, [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]);
    if (key === 'Escape') close();
    entry?.focus();
    // Otherwise the key would also act on the table row that contains the menu.
    if (entry || isTyped(key) || key === 'Escape') event.preventDefault();
  };
  return (
    <div className={styles.menu} ref={root}>
      <Button
        size={size}
        {...(dots && { variant: 'text', className: styles.dots, icon: <Icon name="more" /> })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {!dots && (
          <>
            {text} <Icon name="chevron-down" size="1em" />
          </>
        )}
      </Button>
      {open && (
        <div
          role="menu"
          id={id}
          ref={list}
          aria-label={label}
          tabIndex={-1}
          className={styles.list}
          onKeyDown={press}
        >
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
