import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './Tabs.module.css';

export interface TabItem {
  key: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** Keeps the tab in this query parameter and starts each tab at page 1 (G70). */
  param?: string;
}

const step = { ArrowRight: 1, ArrowLeft: -1 } as const;
const isArrow = (key: string): key is keyof typeof step => key in step;

function useSelected(items: readonly TabItem[], param: string | undefined) {
  const [search, setSearch] = useSearchParams();
  const [local, setLocal] = useState('');
  const wanted = param ? search.get(param) : local;
  const found = items.findIndex(({ key }) => key === wanted);
  const select = (key: string, replace: boolean) => {
    if (!param) return setLocal(key);
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.set(param, key);
        next.delete('page');
        return next;
      },
      { replace },
    );
  };
  return [Math.max(found, 0), select] as const;
}

/** Brings the chosen tab to the middle of a list that is wider than the page; the page itself stays where it is. */
function showTab(tab: HTMLElement | null | undefined): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

/** Only the chosen tab's content is rendered. */
export function Tabs({ label, items, param }: TabsProps) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [selected, select] = useSelected(items, param);
  useEffect(() => showTab(buttons.current[selected]), [selected]);
  const move = (event: KeyboardEvent) => {
    const last = items.length - 1;
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : isArrow(event.key)
            ? (selected + step[event.key] + items.length) % items.length
            : undefined;
    const item = to === undefined ? undefined : items[to];
    if (to === undefined || !item) return;
    event.preventDefault();
    select(item.key, true);
    buttons.current[to]?.focus();
  };
  const shown = items[selected];
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-tab-${item.key}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            onClick={() => select(item.key, false)}
            onKeyDown={move}
            className={styles.tab}
          >
            {item.label}
          </button>
        ))}
      </div>
      {shown && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${shown.key}`}
          className={styles.panel}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}
