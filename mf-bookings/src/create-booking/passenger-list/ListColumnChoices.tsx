import { type ListField, listFields } from 'shared-api/people-list';
import { Grid } from 'shared-ui';
import { SelectInput } from 'shared-ui/fields';
import type { PastedList } from './PassengerListDialog.tsx';

interface Props {
  list: PastedList;
  onList: (list: PastedList) => void;
}

const choices = [
  { value: '', label: 'Leave out' },
  ...Object.entries(listFields).map(([value, label]) => ({ value, label })),
];

export function ListColumnChoices({ list, onList }: Props) {
  const { columns, asked, headings, width, rows } = list;
  if (asked.length === 0) return null;
  const choose = (at: number, field: ListField | undefined) => {
    const chosen = columns.map((one, index) => (index === at ? field : one === field ? undefined : one));
    onList({
      ...list,
      columns: chosen,
      width: Math.max(width, chosen.length),
      // The dialog adds columns for missing fields, into whose cells the user types. A new choice may change
      // these columns, so the typed cells are removed.
      rows:
        headings.length > 0
          ? rows
          : rows.map((row) => ({ ...row, cells: row.cells.slice(0, chosen.length) })),
    });
  };
  return (
    <Grid minimum="12rem">
      {asked.map((at) => (
        <SelectInput
          key={at}
          label={`Column ${at + 1}: ${headings[at] || rows.map(({ cells }) => cells[at]).find(Boolean) || 'empty'}`}
          value={columns[at] ?? ''}
          options={choices}
          onChoose={(value) => choose(at, value === '' ? undefined : (value as ListField))}
        />
      ))}
    </Grid>
  );
}
