import { useRef } from 'react';
import { airports } from 'shared-api/airports';
import { Button, Card, Icon, Stack } from 'shared-ui';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, TextField } from 'shared-ui/form';

const OfficeFields = ({ row }: { row: number }) => (
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
);

const airportOptions = airports.map(({ id, name }) => ({ value: id, label: name }));

const DeskFields = ({ row }: { row: number }) => (
  <Stack space={3}>
    <SelectField
      name={`airportId_${row}`}
      label="Airport"
      placeholder="SELECT AN AIRPORT"
      options={airportOptions}
      required
    />
    <TextField
      name={`dutyPhone_${row}`}
      label="Duty telephone"
      type="tel"
      hint="As callers dial it"
      maxLength={30}
      required
    />
    <TextField
      name={`meetingPoint_${row}`}
      label="Meeting point"
      hint="Where the officer waits; nothing is shown without one"
      maxLength={200}
    />
  </Stack>
);

const RecipientFields = ({ row }: { row: number }) => (
  <Stack space={3}>
    <FieldRow>
      <TextField name={`name_${row}`} label="Name" maxLength={100} required />
      <TextField name={`country_${row}`} label="Country" maxLength={60} required />
    </FieldRow>
    <TextField name={`purpose_${row}`} label="What for" maxLength={200} required />
    <TextField
      name={`ground_${row}`}
      label="Ground of a transfer abroad"
      hint="For example, a decision on the country or a contract; within Nigeria nothing"
      maxLength={300}
    />
  </Stack>
);

const kinds = {
  offices: { one: 'office', title: 'Office', Fields: OfficeFields, fewest: 1 },
  desks: { one: 'desk', title: 'Desk', Fields: DeskFields, fewest: 0 },
  recipients: { one: 'recipient', title: 'Recipient', Fields: RecipientFields, fewest: 0 },
} as const;

interface EntryFieldsProps {
  kind: keyof typeof kinds;
  rows: readonly number[];
  max: number;
  onChange: (rows: readonly number[]) => void;
}

export function EntryFields({ kind, rows, max, onChange }: EntryFieldsProps) {
  // The number of a removed entry is not used again, because the form still contains the entry's values.
  const nextRow = useRef(rows.length);
  const { one, title, Fields, fewest } = kinds[kind];
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
          title={`${title} ${index + 1}`}
          actions={
            rows.length > fewest && (
              <Button
                size="small"
                icon={<Icon name="trash" />}
                aria-label={`Remove ${one} ${index + 1}`}
                onClick={() => onChange(rows.filter((each) => each !== row))}
              >
                Remove
              </Button>
            )
          }
        >
          <Fields row={row} />
        </Card>
      ))}
      <div>
        <Button
          icon={<Icon name="plus" />}
          explainDisabled={rows.length >= max && `At most ${max} ${one}s`}
          onClick={add}
        >
          Add {one}
        </Button>
      </div>
    </Stack>
  );
}
