import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
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
  /** Keeps the tab in this query parameter and starts each tab afresh: at page 1, without another's filters (G70). */
  param?: string;
  /** Open while the address names none; else the first one. */
  usual?: string | undefined;
}

const step = { ArrowRight: 1, ArrowLeft: -1 } as const;
const isArrow = (key: string): key is keyof typeof step => key in step;

/** The query parameters of the tabs around: a tab within them keeps what they show. */
const TabsAround = createContext<readonly string[]>([]);
/** Finds the same thing in any tab. */
const sharedParams = ['search'];

function useSelected({ items, param, usual }: TabsProps) {
  const [search, setSearch] = useSearchParams();
  const around = useContext(TabsAround);
  const [local, setLocal] = useState('');
  const wanted = param ? search.get(param) : local;
  const indexOf = (wantedKey: string | null | undefined) => items.findIndex(({ key }) => key === wantedKey);
  const found = items.some(({ key }) => key === wanted) ? indexOf(wanted) : indexOf(usual);
  const select = (key: string, replace: boolean) => {
    if (!param) return setLocal(key);
    setSearch(
      (previous) => {
        const kept = [...previous].filter(([name]) => around.includes(name) || sharedParams.includes(name));
        return new URLSearchParams([...kept, [param, key]]);
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
export function Tabs(props: TabsProps) {
  const { label, items, param } = props;
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [selected, select] = useSelected(props);
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
  const around = useContext(TabsAround);
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
          <TabsAround value={param ? [...around, param] : around}>{shown.content}</TabsAround>
        </div>
      )}
    </div>
  );
}
