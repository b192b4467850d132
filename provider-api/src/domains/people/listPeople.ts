import type { SavedPerson } from 'shared-api/contract';
import { searchWords } from 'shared-api/rules';
import type { Input, Verb } from '../../http/context.ts';
import { type Csv, contains, defineList, type Filter, filter, ofAccount, readBy } from '../../lists/index.ts';
import { type PersonRow, personColumns, sameName } from './personRow.ts';

type ListedRow = PersonRow & Pick<SavedPerson, 'otherNumbers'>;

const others = (column: string) =>
  `(select ${column} from people o where ${sameName('o', 'p')} and o.id <> p.id)`;

const readPeople = readBy<ListedRow>(
  `select ${personColumns}, coalesce(${others(
    `jsonb_agg(jsonb_build_object('id', o.id, 'mobileNumber', o.mobile_number) order by o.used_at desc, o.id desc)`,
  )}, '[]') as "otherNumbers" from people p where id = any ($1::bigint[])`,
);

const newestOfName = (ownerId: number): Filter =>
  filter(
    ownerId,
    (owner) => `not exists (select from people n where n.owner_id = ${owner}::bigint and ${sameName('n', 'p')}
                              and (n.used_at, n.id) > (p.used_at, p.id))`,
  );

const anyNumberHas = (word: string): Filter[] =>
  contains(word, ['k.person_key']).map(({ value, sql }) =>
    filter(value, (given) => `exists (select from people k where ${sameName('k', 'p')} and ${sql(given)})`),
  );

const csv: Csv = {
  name: 'People.csv',
  columns: [
    { label: 'First name', cell: 'p.first_name' },
    { label: 'Last name', cell: 'p.last_name' },
    { label: 'Designation', cell: 'p.designation' },
    { label: 'Gender', cell: 'p.gender' },
    { label: 'Mobile number', cell: 'p.mobile_number' },
    {
      label: 'Other numbers',
      cell: others(`string_agg(o.mobile_number, ' ' order by o.used_at desc, o.id desc)`),
    },
    { label: 'Wheelchair', cell: "case when p.wheel_chair then 'Yes' else 'No' end" },
  ],
};

const peopleList = defineList<Input<'listPeople'>['query'], ListedRow, 'used' | 'name'>({
  from: 'people p',
  id: 'p.id',
  orders: {
    used: ['p.used_at', 'p.id'],
    name: ['lower(p.last_name)', 'lower(p.first_name)', 'p.id'],
  },
  sort: ({ sort }) => sort ?? '-used',
  filters: ({ search = '' }, { actor }) => [
    ofAccount(actor.ownerId, 'p.owner_id'),
    newestOfName(actor.ownerId),
    ...searchWords(search).flatMap(anyNumberHas),
  ],
  read: readPeople,
  csv: () => csv,
});

export const listPeople: Verb<'listPeople'> = (ctx, { query }) => peopleList.page(ctx, query);

export const exportPeople: Verb<'exportPeople'> = (ctx, { query }) => peopleList.csv(ctx, query);
