import { FilterChoice } from 'shared-ui/data';
import { AirportAndDay } from '../../shared/AirportAndDay.tsx';
import type { DeskParams } from '../../shared/deskParams.ts';
import styles from './DeskBar.module.css';
import type { DeskView } from './deskView.ts';

interface DeskBarProps extends DeskParams {
  counts: Readonly<Record<DeskView, number>> | undefined;
}

const labels: readonly (readonly [DeskView, string])[] = [
  ['open', 'To do'],
  ['done', 'Done'],
  ['all', 'All'],
];

export function DeskBar({ counts, ...desk }: DeskBarProps) {
  return (
    <section className={`${styles.bar} unseenLabels screenOnly`} aria-label="Airport and day">
      <AirportAndDay {...desk} />
      <FilterChoice
        label="Bookings"
        param="show"
        options={labels.map(([value, label]) => ({
          value,
          label: counts ? `${label} ${counts[value]}` : label,
        }))}
      />
    </section>
  );
}
