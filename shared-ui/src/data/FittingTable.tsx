import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './DataTable.module.css';

const leastWidthPx = 576;

interface Props {
  /** Whether the rows are lines however much room there is. */
  lines: boolean;
  children: ReactNode;
}

/** Makes cards of the rows where the place at hand, not the window, is too narrow for the table. */
export function FittingTable({ lines, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState(false);
  const needed = useRef(leastWidthPx);
  useLayoutEffect(() => {
    const table = box.current?.querySelector('table');
    if (!box.current || !table || typeof ResizeObserver !== 'function') return;
    const { current: room } = box;
    const measure = () => {
      // A table is as wide as its contents ask for; made into cards it fits, so that what it needed is remembered.
      if (table.offsetWidth > room.clientWidth) needed.current = table.offsetWidth;
      setCards(room.clientWidth < needed.current);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={`${styles.wrap} ${cards || lines ? styles.cards : ''}`}>
      {children}
    </div>
  );
}
