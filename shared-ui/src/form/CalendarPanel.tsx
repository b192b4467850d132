import { Button as AntdButton } from 'antd';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { daysLater, lagosDate, monthNames, monthsLater } from 'shared-api/dates';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Inline } from '../layout/Stack.tsx';
import { Select } from '../select/Select.tsx';
import styles from './DateField.module.css';

interface CalendarPanelProps {
  label: string;
  value?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (date: string) => void;
  onClose: () => void;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const moves: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => daysLater(date, -1),
  ArrowRight: (date) => daysLater(date, 1),
  ArrowUp: (date) => daysLater(date, -7),
  ArrowDown: (date) => daysLater(date, 7),
  PageUp: (date) => monthsLater(date, -1),
  PageDown: (date) => monthsLater(date, 1),
};

/** Weeks start on Monday; days of other months are `undefined`. */
function weeksOf(date: string): (string | undefined)[][] {
  const month = date.slice(0, 7);
  const first = `${month}-01`;
  const next = monthsLater(first, 1);
  const blanks = (new Date(first).getUTCDay() + 6) % 7;
  const weeks = [];
  for (let day = daysLater(first, -blanks); day < next; day = daysLater(day, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => daysLater(day, index));
    weeks.push(week.map((one) => (one.startsWith(month) ? one : undefined)));
  }
  return weeks;
}

/** A calendar that would leave the window on the right ends where its field ends. */
const keepInWindow = (panel: HTMLElement | null) => {
  if (panel && panel.getBoundingClientRect().right > document.documentElement.clientWidth)
    Object.assign(panel.style, { left: 'auto', right: 0 });
};

/**
 * antd's date picker discards half-typed text without a message, and its calendar has no roles
 * (ant-design#53638, antd 6.6.8).
 */
export function CalendarPanel({ label, value, min, max, onChoose, onClose }: CalendarPanelProps) {
  const today = lagosDate(new Date());
  const [day, setDay] = useState(value ?? (min && min > today ? min : today));
  const panel = useRef<HTMLDivElement>(null);
  const inGrid = useRef(true);
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1;
  const firstYear = Number((min ?? monthsLater(today, -1200)).slice(0, 4));
  const lastYear = Number((max ?? monthsLater(today, 60)).slice(0, 4));
  const from = Math.min(firstYear, year);
  const years = Array.from({ length: Math.max(lastYear, year) - from + 1 }, (_, index) => from + index);
  const allowed = (date: string) => (!min || date >= min) && (!max || date <= max);
  useLayoutEffect(() => keepInWindow(panel.current), []);
  useEffect(() => {
    if (!inGrid.current) return;
    // The focus alone would leave the weeks below the focused day outside the window.
    panel.current?.scrollIntoView?.({ block: 'nearest' });
    panel.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
  }, [day]);
  const go = (date: string, focusGrid: boolean) => {
    inGrid.current = focusGrid;
    setDay(min && date < min ? min : max && date > max ? max : date);
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    go(move(day), true);
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={`${label}: calendar`}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Inline wrap={false} space={1} className={styles.head}>
        <Button
          variant="text"
          size="small"
          aria-label="Previous month"
          onClick={() => go(monthsLater(day, -1), false)}
        >
          <Icon name="chevron-left" />
        </Button>
        <Select
          aria-label="Month"
          value={month}
          options={monthNames.map((name, value) => ({ value, label: name.slice(0, 3) }))}
          onChoose={(chosen) => go(monthsLater(day, chosen - month), false)}
        />
        <Select
          aria-label="Year"
          value={year}
          options={years.map((one) => ({ value: one, label: String(one) }))}
          onChoose={(chosen) => go(monthsLater(day, 12 * (chosen - year)), false)}
        />
        <Button
          variant="text"
          size="small"
          aria-label="Next month"
          onClick={() => go(monthsLater(day, 1), false)}
        >
          <Icon name="chevron-right" />
        </Button>
      </Inline>
      <table className={styles.grid} aria-label={`${monthNames[month]} ${year}`} onKeyDown={press}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) => (
                <td key={weekdays[index]}>
                  {date && (
                    <AntdButton
                      type={date === value ? 'primary' : 'text'}
                      block
                      className={styles.day ?? ''}
                      data-date={date}
                      aria-label={`${Number(date.slice(8))} ${monthNames[month]} ${year}`}
                      aria-pressed={date === value}
                      aria-current={date === today ? 'date' : undefined}
                      tabIndex={date === day ? 0 : -1}
                      disabled={!allowed(date)}
                      onClick={() => onChoose(date)}
                    >
                      {Number(date.slice(8))}
                    </AntdButton>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
