import { Button, Inline, Stack } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { Modal } from 'shared-ui/dialogs';
import { CheckboxInput } from 'shared-ui/form';

interface ColumnsDialogProps {
  columns: readonly Pick<Column<never>, 'key' | 'title' | 'rowScope' | 'action'>[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
  onClose: () => void;
}

export function ColumnsDialog({ columns, hidden, onChange, onClose }: ColumnsDialogProps) {
  const offered = columns.filter(({ rowScope, action }) => !rowScope && !action);
  const toggle = (key: string) =>
    onChange(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  return (
    <Modal title="Columns" open onClose={onClose}>
      <Stack space={4}>
        <p>What is not shown here still stands in what a press on a row opens.</p>
        {offered.map(({ key, title }) => (
          <CheckboxInput
            key={key}
            label={title}
            checked={!hidden.includes(key)}
            onChange={() => toggle(key)}
          />
        ))}
        <Inline space={2}>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
          {hidden.length > 0 && <Button onClick={() => onChange([])}>Show all</Button>}
        </Inline>
      </Stack>
    </Modal>
  );
}
