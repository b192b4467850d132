import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOf, mutationOf, useListExport } from 'shared-api/http';
import {
  forgetPerson,
  listPeople,
  type Person,
  peopleExport,
  peopleSorts,
  type SavedPerson,
} from 'shared-api/people';
import { formatPhone } from 'shared-api/wording';
import { Button, LinkButton, LoadingCover, lazyPart, links, NotOpened, PageHeader } from 'shared-ui';
import {
  ActionsMenu,
  type Column,
  ExportProgress,
  FilterBar,
  ListFrame,
  param,
  QueryTable,
  SearchField,
  useListParams,
} from 'shared-ui/data';
import { ConfirmDialog } from 'shared-ui/dialogs';

const EditPerson = lazyPart(async () => (await import('./EditPerson.tsx')).EditPerson);

const nameOf = ({ designation, firstName, lastName }: Person) => `${designation} ${firstName} ${lastName}`;

/**
 * With `number`, only this mobile number is removed. Without `number`, the person is removed with all mobile
 * numbers.
 */
interface Leaving {
  person: SavedPerson;
  number?: SavedPerson['otherNumbers'][number];
}

interface Acts {
  edit: (person: Person) => void;
  remove: (leaving: Leaving) => void;
}

const columnsWith = ({ edit, remove }: Acts): readonly Column<SavedPerson>[] => [
  { key: 'name', title: 'Name', rowScope: 'row', line: 1, render: (_, row) => nameOf(row), sorter: true },
  { key: 'gender', title: 'Gender', line: 3, dataIndex: 'gender' },
  {
    key: 'mobile',
    title: 'Mobile number',
    line: 2,
    whole: true,
    render: (_, { mobileNumber, otherNumbers }) => (
      <>
        {formatPhone(mobileNumber)}
        {otherNumbers.length > 0 && (
          <small> before {otherNumbers.map((other) => formatPhone(other.mobileNumber)).join(', ')}</small>
        )}
      </>
    ),
  },
  {
    key: 'wheelchair',
    title: 'Wheelchair',
    line: 3,
    named: true,
    render: (_, { wheel_Chair }) => (wheel_Chair ? 'Yes' : 'No'),
  },
  {
    key: 'actions',
    title: 'Actions',
    hideTitle: true,
    action: true,
    line: 1,
    align: 'end',
    render: (_, person) => (
      <ActionsMenu
        dots
        label={`Actions for ${nameOf(person)}`}
        actions={[
          { label: 'Edit', onSelect: () => edit(person) },
          ...person.otherNumbers.map((number) => ({
            label: `Delete ${formatPhone(number.mobileNumber)}`,
            onSelect: () => remove({ person, number }),
          })),
          { label: 'Delete', onSelect: () => remove({ person }), danger: true },
        ]}
      />
    ),
  },
];

const whatGoes = ({ person, number }: Leaving) => {
  if (number) return `${formatPhone(number.mobileNumber)} of ${nameOf(person)} is`;
  const { length } = person.otherNumbers;
  return length > 0 ? `${nameOf(person)} with all ${length + 1} numbers is` : `${nameOf(person)} is`;
};

const fields = { search: param.text() };

export function PeoplePage() {
  const { page, sort, values, chosen, clear } = useListParams(fields, peopleSorts);
  const [editing, setEditing] = useState<Person>();
  const [leaving, setLeaving] = useState<Leaving>();
  const query = { ...values, sort };
  const people = useQuery(listOf(listPeople, { query: { ...query, pageNumber: page } }));
  const total = people.data?.meta?.totalCount;
  const { menu, received } = useListExport(peopleExport(query), total);
  const forget = useMutation({ ...mutationOf(forgetPerson), onSettled: () => setLeaving(undefined) });
  return (
    <>
      <PageHeader
        title="Saved people"
        lead="Offered by “Who travels?” when you book. They come from bookings with “Keep for next time” ticked."
      />
      <ListFrame
        label="Saved people"
        filters={
          <FilterBar
            label="Filter saved people"
            search={<SearchField label="Search" placeholder="Name or mobile number" />}
            chosen={chosen}
            onClear={clear}
          />
        }
        actions={received !== undefined && <ExportProgress received={received} total={total} />}
        menu={menu}
      >
        <QueryTable
          worklist
          label="Saved people"
          columns={columnsWith({ edit: setEditing, remove: setLeaving })}
          query={people}
          rowKey={({ id }) => id}
          empty={chosen > 0 ? 'Nobody is found by this search' : 'You have not saved anybody yet'}
          emptyAction={
            chosen > 0 ? (
              <Button onClick={clear}>Clear filters</Button>
            ) : (
              <LinkButton to={links.services()} variant="primary">
                All Services
              </LinkButton>
            )
          }
        />
      </ListFrame>
      {editing && (
        <EditPerson
          key={editing.id}
          person={editing}
          onClose={() => setEditing(undefined)}
          pending={<LoadingCover />}
          failed={<NotOpened title="Edit person" onClose={() => setEditing(undefined)} />}
        />
      )}
      <ConfirmDialog
        title={leaving?.number ? 'Delete this number?' : 'Delete this person?'}
        open={leaving !== undefined}
        confirm="Delete"
        cancel="Keep"
        danger
        onConfirm={() =>
          leaving &&
          forget.mutateAsync({
            params: { id: leaving.number?.id ?? leaving.person.id },
            query: leaving.number ? {} : { everyNumber: true },
          })
        }
        onClose={() => setLeaving(undefined)}
      >
        <p>{leaving && whatGoes(leaving)} no longer offered when you book. Bookings keep their passengers.</p>
      </ConfirmDialog>
    </>
  );
}
