import { Button, Icon } from 'shared-ui';
import { DayInput, FilterChoice, SearchField, SelectInput } from 'shared-ui/data';
import { type DeskParams, daysLater } from '../shared/deskParams.ts';
import styles from './DeskBar.module.css';
import type { DeskView } from './deskView.ts';

interface DeskBarProps extends DeskParams {
  /** How many bookings each view holds; not known before the day is read. */
  counts: Readonly<Record<DeskView, number>> | undefined;
  /** How many nobody was given yet. */
  unassigned: number | undefined;
}

const labels: readonly (readonly [DeskView, string])[] = [
  ['open', 'To do'],
  ['done', 'Done'],
  ['all', 'All'],
];

/** Airport, day, what of it is shown: all of it stands in the address, and the arrow keys turn the day as well. */
export function DeskBar({ airport, choices, date, goTo, counts, unassigned }: DeskBarProps) {
  return (
    <section className={styles.bar} aria-label="Airport and day">
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
      <FilterChoice
        label="Bookings"
        param="show"
        options={labels.map(([value, label]) => ({
          value,
          label: counts ? `${label} ${counts[value]}` : label,
        }))}
      />
      <FilterChoice
        label="Officer"
        param="officer"
        options={[
          { value: 'any', label: 'All officers' },
          { value: 'mine', label: 'Mine' },
          { value: 'none', label: `Without officer${unassigned ? ` ${unassigned}` : ''}` },
        ]}
      />
      <div className={styles.search}>
        <SearchField label="Search the day" placeholder="Flight, name or phone" />
      </div>
    </section>
  );
}
