import { useEffect, useRef } from 'react';
import type { To } from 'react-router-dom';
import { classNames } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import styles from './LinkTabs.module.css';
import scrolling from './ScrollingRow.module.css';
import { toMiddle } from './toMiddle.ts';

interface LinkTab {
  label: string;
  to: To;
  count?: number | undefined;
  current?: 'page' | 'true' | undefined;
}

/** Each view is a link that can be opened and shared; antd's tabs are buttons. */
export function LinkTabs({ label, items }: { label: string; items: readonly LinkTab[] }) {
  const list = useRef<HTMLElement>(null);
  const open = items.find(({ current }) => current)?.label;
  useEffect(() => {
    if (open !== undefined) toMiddle(list.current?.querySelector('[aria-current]'), list.current);
  }, [open]);
  return (
    <nav ref={list} aria-label={label} className={classNames(scrolling.row, styles.tabs)}>
      {items.map(({ label: name, to, count, current }) => (
        <LinkButton key={name} variant="text" to={to} preventScrollReset aria-current={current}>
          {name}
          {count !== undefined && <span className="soft"> {count}</span>}
        </LinkButton>
      ))}
    </nav>
  );
}
