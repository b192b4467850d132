import { useId } from 'react';
import { isCalendarDate } from 'shared-api/rules';
import { Button, Icon } from 'shared-ui';
import styles from './DeskChooser.module.css';
import { type DeskAddress, daysLater } from './deskAddress.ts';

/** Airport and day; both stand in the address, and the arrow keys turn the day as well. */
export function DeskChooser({ airport, choices, date, today, goTo }: DeskAddress) {
  const id = useId();
  return (
    <section className={styles.chooser} aria-label="Airport and day">
      <div className={styles.airport}>
        <label htmlFor={`${id}-airport`}>Airport</label>
        <select
          id={`${id}-airport`}
          value={airport?.id ?? ''}
          onChange={({ target }) => goTo({ airport: Number(target.value) })}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.day}>
        <label htmlFor={`${id}-day`}>Day</label>
        <span className={styles.days}>
          <Button
            aria-label="Previous day"
            icon={<Icon name="chevron-left" />}
            onClick={() => goTo({ date: daysLater(date, -1) })}
          />
          <input
            id={`${id}-day`}
            type="date"
            value={date}
            onChange={({ target }) => isCalendarDate(target.value) && goTo({ date: target.value })}
          />
          <Button
            aria-label="Next day"
            icon={<Icon name="chevron-right" />}
            onClick={() => goTo({ date: daysLater(date, 1) })}
          />
        </span>
      </div>
      <Button
        explainDisabled={date === today && 'This is today'}
        aria-pressed={date === today}
        onClick={() => goTo({ date: today })}
      >
        Today
      </Button>
    </section>
  );
}
