import { memo } from 'react';
import { Button, Icon } from 'shared-ui';
import { type AddedPassenger, passengerName } from '../../shared/bookingValues.ts';
import type { BookingStore } from '../draft/bookingStore.ts';
import styles from './RowActions.module.css';

interface Props {
  passenger: AddedPassenger;
  dispatch: BookingStore['dispatch'];
}

export const RowActions = memo(function RowActions({ passenger, dispatch }: Props) {
  const { key } = passenger;
  const name = passengerName(passenger.person);
  const actions = [
    { text: 'Edit', icon: 'edit', run: () => dispatch({ type: 'edited', key }) },
    { text: 'Duplicate', icon: 'copy', run: () => dispatch({ type: 'duplicated', key }) },
    { text: 'Remove', icon: 'trash', run: () => dispatch({ type: 'removed', key }) },
  ] as const;
  return (
    <div className={styles.actions}>
      {actions.map(({ text, icon, run }) => (
        <Button
          key={text}
          size="small"
          variant="text"
          icon={<Icon name={icon} />}
          aria-label={`${text} ${name}`}
          onClick={run}
        >
          {text}
        </Button>
      ))}
    </div>
  );
});
