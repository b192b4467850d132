import { type Dispatch, memo } from 'react';
import { Button, Icon, Inline } from 'shared-ui';
import { type AddedPassenger, type EntryValues, passengerName } from './bookingValues.ts';
import type { WizardAction } from './wizard.ts';

interface Props {
  passenger: AddedPassenger;
  dispatch: Dispatch<WizardAction>;
  typed: () => Partial<EntryValues>;
}

/** Kept as drawn while its passenger is the same: with 100 passengers these are 300 buttons. */
export const RowActions = memo(function RowActions({ passenger, dispatch, typed }: Props) {
  const { key } = passenger;
  const name = passengerName(passenger.person);
  const actions = [
    { text: 'Edit', icon: 'edit', run: () => dispatch({ type: 'edited', key, typed: typed() }) },
    { text: 'Duplicate', icon: 'copy', run: () => dispatch({ type: 'duplicated', key, typed: typed() }) },
    { text: 'Remove', icon: 'trash', run: () => dispatch({ type: 'removed', key }) },
  ] as const;
  return (
    <Inline space={2}>
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
    </Inline>
  );
});
