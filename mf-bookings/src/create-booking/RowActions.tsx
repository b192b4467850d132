import { Button, Icon, Inline } from 'shared-ui';
import { type PersonValues, passengerName } from './bookingValues.ts';

interface Props {
  person: PersonValues;
  /** The form holds a passenger already. */
  busy: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

export function RowActions({ person, busy, onEdit, onDuplicate, onRemove }: Props) {
  const name = passengerName(person);
  const actions = [
    { text: 'Edit', icon: 'edit', run: onEdit },
    { text: 'Duplicate', icon: 'copy', run: onDuplicate },
    { text: 'Remove', icon: 'trash', run: onRemove },
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
          explainDisabled={busy && 'First save or leave the passenger in the form'}
          onClick={run}
        >
          {text}
        </Button>
      ))}
    </Inline>
  );
}
