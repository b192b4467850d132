import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../button/LinkButton.tsx';
import { toMiddle } from '../navigation/toMiddle.ts';
import styles from './ListViews.module.css';

/** A choice of filters that is asked for again and again. */
export interface ListView {
  label: string;
  /** The filters as the address names them; none shows everything. */
  filters: Readonly<Record<string, string>>;
  count?: number | undefined;
}

interface ListViewsProps {
  /** Names them: 'Views of clients'. */
  label: string;
  views: readonly ListView[];
}

/** These say how a list is shown and not what it shows. */
const aside = ['page', 'sort', 'search'];

/** A list's usual choices, side by side; each is a link, which keeps the search and the order. */
export function ListViews({ label, views }: ListViewsProps) {
  const [search] = useSearchParams();
  const chosen = [...search].filter(([name]) => !aside.includes(name));
  const isOpen = ({ filters }: ListView) =>
    chosen.length === Object.keys(filters).length && chosen.every(([name, value]) => filters[name] === value);
  const list = useRef<HTMLElement>(null);
  const open = views.find(isOpen)?.label;
  useEffect(() => {
    if (open !== undefined) toMiddle(list.current?.querySelector('[aria-current]'), list.current);
  }, [open]);
  const to = ({ filters }: ListView) => {
    const kept = [...search].filter(([name]) => name !== 'page' && aside.includes(name));
    return { search: `?${new URLSearchParams([...kept, ...Object.entries(filters)])}` };
  };
  return (
    <nav ref={list} aria-label={label} className={styles.views}>
      {views.map((view) => (
        <LinkButton
          key={view.label}
          variant="text"
          to={to(view)}
          preventScrollReset
          aria-current={isOpen(view) ? 'true' : undefined}
        >
          {view.label}
          {view.count !== undefined && <span className={styles.count}> {view.count}</span>}
        </LinkButton>
      ))}
    </nav>
  );
}
