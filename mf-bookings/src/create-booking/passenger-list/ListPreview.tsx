import { useMemo, useState } from 'react';
import { serverNow } from 'shared-api/http';
import {
  completeColumns,
  copyOut,
  type ListedCell,
  type ListedRow,
  type ListField,
  listFields,
  listReader,
} from 'shared-api/people-list';
import type { TableRow } from 'shared-api/table';
import { Banner, Button, CopyButton, Inline, Stack } from 'shared-ui';
import { type Column, DataTable, ScrollArea } from 'shared-ui/data';
import { CellInput, FormActions } from 'shared-ui/form';
import { HoursLacking } from './HoursLacking.tsx';
import { ListColumnChoices } from './ListColumnChoices.tsx';
import styles from './ListPreview.module.css';
import type { ListedPassenger, PassengerListProps, PastedList } from './PassengerListDialog.tsx';

type Props = Pick<PassengerListProps, 'service' | 'entered' | 'added' | 'onList' | 'onAdd' | 'onClose'> & {
  list: PastedList;
};

const flightFirst = 'First fill in the flight: everybody on the list is added to it';
/** A slow phone needs a second to render hundreds of rows, so more rows are rendered only on request. */
const shownAtOnce = 25;

const cellKey = ({ number }: TableRow, field: string) => `${number} ${field}`;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** If the repair of a cell changed only punctuation or capital letters, the user need not check the cell. */
const isToCheck = ({ repaired, given, text }: ListedCell) => repaired && letters(given) !== letters(text);

const isRepaired = ({ cells }: ListedRow) => Object.values(cells).some(isToCheck);

const counted = (count: number, what: string) => `${count} ${what}`;

const passengerOf = ({ person, flight }: ListedRow): ListedPassenger[] =>
  person && flight
    ? [{ person: { ...person, Special_Requirement: person.Special_Requirement ?? undefined }, flight }]
    : [];

interface Editing {
  columns: readonly (ListField | undefined)[];
  /** Corrected cells remain editable after they have become valid. */
  corrected: ReadonlySet<string>;
  onCorrect: (row: TableRow, at: number, text: string) => void;
}

const columnsOf = ({ columns, corrected, onCorrect }: Editing): Column<ListedRow>[] => [
  { key: 'row', title: 'Row', rowScope: 'row', render: (_, { row }) => row.number },
  ...columns.flatMap((field, at): Column<ListedRow>[] =>
    field
      ? [
          {
            key: field,
            title: listFields[field],
            render: (_, { row, cells }) => {
              const cell = cells[field];
              if (cell?.fault !== undefined || corrected.has(cellKey(row, field)))
                return (
                  <CellInput
                    label={`${listFields[field]} of row ${row.number}`}
                    value={row.cells[at] ?? ''}
                    fault={cell?.fault}
                    onChange={(text) => onCorrect(row, at, text)}
                  />
                );
              if (!cell || !isToCheck(cell)) return cell?.text;
              return (
                <div>
                  {cell.text}{' '}
                  <span className={`${styles.given} small`}>from {cell.given || 'an empty cell'}</span>
                </div>
              );
            },
          },
        ]
      : [],
  ),
];

const problemColumn: Column<ListedRow> = {
  key: 'fault',
  title: 'Problem',
  render: (_, { fault }) => fault && <span className="error">{fault}</span>,
};

export function ListPreview({ list, service, entered, added, onList, onAdd, onClose }: Props) {
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(shownAtOnce);
  const { rows, columns: given, width } = list;
  const columns = useMemo(() => completeColumns(given), [given]);
  const read = useMemo(() => {
    const { Reference: reference, ...flight } = entered;
    const seats = added.map(({ person, flight: taken }) => ({ person, flight: taken }));
    return listReader({ columns, width, flight, reference, added: seats, now: serverNow() });
  }, [columns, width, entered, added]);
  const { rows: listed, flightMissing } = useMemo(() => read(rows), [read, rows]);
  const ready = listed.filter(({ person }) => person);
  const wrong = listed.filter(({ person }) => !person);
  // The rows are sorted only once, so that a row does not move while the user corrects it.
  const [order, setOrder] = useState({ read, first: new Set(wrong.map(({ row }) => row.number)) });
  if (order.read !== read) setOrder({ read, first: new Set(wrong.map(({ row }) => row.number)) });
  const inOrder = [
    ...listed.filter(({ row }) => order.first.has(row.number)),
    ...listed.filter(({ row }) => !order.first.has(row.number)),
  ];
  const correct = (row: TableRow, at: number, text: string) => {
    const cells = Array.from({ length: Math.max(row.cells.length, at + 1) }, (_, index) =>
      index === at ? text : (row.cells[index] ?? ''),
    );
    setCorrected(new Set([...corrected, cellKey(row, columns[at] ?? '')]));
    onList({ ...list, rows: rows.map((one) => (one === row ? { ...row, cells } : one)) });
  };
  const add = () => {
    const left = wrong.map(({ row }) => row);
    onAdd(ready.flatMap(passengerOf), left.length > 0 ? { ...list, rows: left } : undefined);
  };
  return (
    <Stack space={4}>
      {flightMissing && <Banner tone="warning">{flightFirst}</Banner>}
      <p role="status">
        {[
          counted(ready.length, 'to add'),
          ...(ready.some(isRepaired) ? [counted(ready.filter(isRepaired).length, 'repaired')] : []),
          ...(wrong.length > 0 ? [counted(wrong.length, 'to correct')] : []),
        ].join(', ')}
      </p>
      <HoursLacking
        service={service}
        added={added}
        listed={ready.flatMap((row) =>
          passengerOf(row).map((passenger) => ({
            row: row.row.number,
            passenger: { key: -row.row.number, ...passenger },
          })),
        )}
      />
      {list.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ListColumnChoices list={list} onList={onList} />
      <ScrollArea label="Rows of the list" className={styles.preview}>
        <DataTable
          label="Rows of the list"
          columns={[
            ...columnsOf({ columns, corrected, onCorrect: correct }),
            ...(wrong.some(({ fault }) => fault) ? [problemColumn] : []),
          ]}
          dataSource={inOrder.slice(0, shown)}
          rowKey={({ row }) => row.number}
          empty=""
          pageSize={shown}
          hideCaption
          scrolls
        />
      </ScrollArea>
      <Inline>
        {inOrder.length > shown && (
          <Button onClick={() => setShown(shown + 2 * shownAtOnce)}>
            Show more of the {inOrder.length} rows
          </Button>
        )}
        {wrong.length > 0 && (
          <CopyButton text={copyOut(wrong, columns)}>{`Copy ${wrong.length} with what is wrong`}</CopyButton>
        )}
      </Inline>
      <FormActions>
        <Button
          variant="primary"
          explainDisabled={flightMissing ? flightFirst : ready.length === 0 && 'No row can be added yet'}
          onClick={add}
        >
          {wrong.length > 0 ? `Add ${ready.length}, leave ${wrong.length} here` : `Add ${ready.length}`}
        </Button>
        <Button onClick={() => onList(undefined)}>Paste another list</Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </Stack>
  );
}
