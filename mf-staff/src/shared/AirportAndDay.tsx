import { airportPlace } from 'shared-api/airports';
import { daysLater } from 'shared-api/dates';
import { Button, Icon, Inline } from 'shared-ui';
import { DayInput } from 'shared-ui/data';
import { SelectInput } from 'shared-ui/fields';
import styles from './AirportAndDay.module.css';
import type { DeskParams } from './deskParams.ts';

export const AirportAndDay = ({ airport, choices, date, today, goTo }: DeskParams) => (
  <>
    <div className={styles.airport}>
      <SelectInput
        label="Airport"
        value={airport?.id}
        options={choices.map(({ id, code, name }) => ({
          value: id,
          label: `${code} · ${airportPlace(name)}`,
        }))}
        onChoose={(id) => goTo({ airport: id })}
      />
    </div>
    <Inline align="flex-end" space={1} className={styles.days}>
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
      {date !== today && <Button onClick={() => goTo({ date: today })}>Today</Button>}
    </Inline>
  </>
);
