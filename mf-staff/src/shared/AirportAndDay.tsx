import { Button, Icon } from 'shared-ui';
import { DayInput, SelectInput } from 'shared-ui/data';
import { type DeskParams, daysLater } from './deskParams.ts';

interface AirportAndDayProps extends Pick<DeskParams, 'airport' | 'choices' | 'date' | 'goTo'> {
  /** Where the bar has its two fields. */
  styles: { airport?: string; days?: string };
}

/** 'LOS · Murtala Muhammed International Airport, Lagos': the code is read however narrow the field is. */
const withCodeFirst = (code: string, name: string) => `${code} · ${name.replace(` (${code})`, '')}`;

/** Which desk is open, in a bar above it. */
export const AirportAndDay = ({ airport, choices, date, goTo, styles }: AirportAndDayProps) => (
  <>
    <div className={styles.airport}>
      <SelectInput
        label="Airport"
        value={airport?.id}
        options={choices.map(({ id, code, name }) => ({ value: id, label: withCodeFirst(code, name) }))}
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
  </>
);
