import { useRef } from 'react';
import { Button, Card, Icon, Stack } from 'shared-ui';
import { FieldRow, TextField } from 'shared-ui/form';

interface OfficesFieldsProps {
  rows: readonly number[];
  most: number;
  onChange: (rows: readonly number[]) => void;
}

/** The offices, each with its own fields; at least one stays. */
export function OfficesFields({ rows, most, onChange }: OfficesFieldsProps) {
  // Never one again that a removed office had: the form still holds what was typed there.
  const nextRow = useRef(rows.length);
  const add = () => {
    onChange([...rows, nextRow.current]);
    nextRow.current += 1;
  };
  return (
    <Stack space={4}>
      {rows.map((row, index) => (
        <Card
          key={row}
          level={3}
          title={`Office ${index + 1}`}
          actions={
            rows.length > 1 && (
              <Button
                size="small"
                icon={<Icon name="trash" />}
                aria-label={`Remove office ${index + 1}`}
                onClick={() => onChange(rows.filter((each) => each !== row))}
              >
                Remove
              </Button>
            )
          }
        >
          <Stack space={3}>
            <FieldRow>
              <TextField name={`city_${row}`} label="City" maxLength={60} required />
              <TextField name={`email_${row}`} label="Email" type="email" required />
            </FieldRow>
            <TextField
              name={`phone_${row}`}
              label="Telephone"
              type="tel"
              hint="As callers dial it; nothing is shown without one"
              maxLength={30}
            />
            <TextField name={`airport_${row}`} label="Airport" maxLength={120} required />
            <TextField name={`address_${row}`} label="Address" maxLength={200} required />
          </Stack>
        </Card>
      ))}
      <div>
        <Button
          icon={<Icon name="plus" />}
          explainDisabled={rows.length >= most && `At most ${most} offices`}
          onClick={add}
        >
          Add office
        </Button>
      </div>
    </Stack>
  );
}
