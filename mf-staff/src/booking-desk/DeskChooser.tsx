import { Button, Icon } from 'shared-ui';
import { DayInput, SelectInput } from 'shared-ui/data';
import styles from './DeskChooser.module.css';
import { type DeskParams, daysLater } from './deskParams.ts';

/** Airport and day; both stand in the address, and the arrow keys turn the day as well. */
export function DeskChooser({ airport, choices, date, today, goTo }: DeskParams) {
  return (
    <section className={styles.chooser} aria-label="Airport and day">
      <div className={styles.airport}>
        <SelectInput
          label="Airport"
          value={airport?.id}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(id) => goTo({ airport: id })}
        />
      </div>
      <div className={styles.days}>
        <Button
          aria-label="Previous day"
          icon={<Icon name="chevron-left" />}
          onClick={() => goTo({ date: daysLater(date, -1) })}
        />
        <DayInput label="Day" value={date} required onChoose={(day) => goTo({ date: day })} />
        <Button
          aria-label="Next day"
          icon={<Icon name="chevron-right" />}
          onClick={() => goTo({ date: daysLater(date, 1) })}
        />
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
