import { useDeferredValue, useRef } from 'react';
import { maxPassengers } from 'shared-api/bookings';
import { formatPhone } from 'shared-api/wording';
import { Banner, Button, Icon, Inline, Stack } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { FormActions, Modal, PortalForm, SubmitButton, TextField, useField } from 'shared-ui/form';
import { needsOf, type PersonValues, passengerName } from '../../shared/bookingValues.ts';
import { type ListedPassenger, readPassengers } from './listedPassengers.ts';
import styles from './PassengerListDialog.module.css';
import { readTextFile } from './readTextFile.ts';

interface Values {
  List: string;
}

export interface PassengerListProps {
  /** How many passengers the flight in the form still takes; undefined while it is not filled in. */
  room: number | undefined;
  /** What was pasted before and is not added. */
  text: string;
  /** Everybody who can be added, and the lines that are left. */
  onAdd: (people: readonly PersonValues[], left: string) => void;
  onClose: (left: string) => void;
}

const example = 'Name, designation, gender, mobile number, wheelchair (yes or no), special requirement';

const flightFirst = 'First fill in the flight: everybody on the list is added to it';

const counted = (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`);

/** Many passengers at once, from a spreadsheet or a file; what cannot be added stays, with the reason. */
export function PassengerListDialog({ room, text, onAdd, onClose }: PassengerListProps) {
  const latest = useRef(text);
  const close = () => onClose(latest.current);
  return (
    <Modal title="Add a list of passengers" open onClose={close} size="large">
      <PortalForm<Values>
        label="Add a list of passengers"
        local
        initialValues={{ List: text }}
        validate={({ List = '' }) => {
          latest.current = List;
          const { lines } = readPassengers(List, room ?? maxPassengers);
          if (lines.length === 0) return { List: 'Paste a list, or choose a file' };
          if (!lines.some(({ person }) => person)) return { List: 'None of these lines can be added yet' };
          return room === undefined ? { List: flightFirst } : {};
        }}
        onSubmit={({ List }, form) => {
          const { heading, lines } = readPassengers(List, room ?? maxPassengers);
          const unread = lines.filter(({ person }) => !person).map((line) => line.text);
          const left = unread.length > 0 ? [...(heading ? [heading] : []), ...unread].join('\n') : '';
          onAdd(
            lines.flatMap(({ person }) => person ?? []),
            left,
          );
          form.change('List', left);
        }}
      >
        <ListFields room={room} />
        <FormActions>
          <SubmitButton>Add the list</SubmitButton>
          <Button onClick={close}>Cancel</Button>
        </FormActions>
      </PortalForm>
    </Modal>
  );
}

function ListFields({ room }: { room: number | undefined }) {
  const { value, onChange } = useField<string | undefined>('List', { subscription: { value: true } }).input;
  const file = useRef<HTMLInputElement>(null);
  const { lines } = readPassengers(useDeferredValue(value ?? ''), room ?? maxPassengers);
  return (
    <Stack space={4}>
      {room === undefined && <Banner tone="warning">{flightFirst}</Banner>}
      <TextField
        name="List"
        label="List"
        hint={`One passenger a line, copied from a spreadsheet or a CSV file. ${example}. A first line with the names of the columns allows any order.`}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        required
      />
      <Inline>
        <Button icon={<Icon name="upload" />} onClick={() => file.current?.click()}>
          Choose a CSV file
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label="CSV file"
          hidden
          onChange={async ({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChange(await readTextFile(chosen));
            target.value = '';
          }}
        />
      </Inline>
      {lines.length > 0 && <Preview lines={lines} />}
    </Stack>
  );
}

type Ready = ListedPassenger & { person: PersonValues };

const columns: readonly Column<Ready>[] = [
  { key: 'line', header: 'Line', render: ({ number }) => number },
  { key: 'name', header: 'Name', rowHeader: true, render: ({ person }) => passengerName(person) },
  { key: 'gender', header: 'Gender', render: ({ person }) => person.Gender },
  { key: 'mobile', header: 'Mobile number', render: ({ person }) => formatPhone(person.mobileNumber) },
  { key: 'needs', header: 'Special requirement', render: ({ person }) => needsOf(person) },
];

function Preview({ lines }: { lines: readonly ListedPassenger[] }) {
  const ready = lines.filter((line): line is Ready => line.person !== undefined);
  const wrong = lines.filter(({ person }) => !person);
  return (
    <Stack space={3}>
      <p role="status">
        {counted(ready.length)} to add
        {wrong.length > 0 && `, ${wrong.length === 1 ? '1 line' : `${wrong.length} lines`} to correct`}
      </p>
      {wrong.length > 0 && (
        <Banner tone="warning" title="These lines stay here until they are corrected">
          <ul className={styles.problems}>
            {wrong.map(({ number, problem }) => (
              <li key={number}>
                Line {number}: {problem}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {ready.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section className={styles.preview} aria-label="Passengers to add" tabIndex={0}>
          <DataTable
            label="Passengers to add"
            columns={columns}
            rows={ready}
            rowKey={({ number }) => number}
            empty=""
            pageSize={ready.length}
            hideCaption
          />
        </section>
      )}
    </Stack>
  );
}
