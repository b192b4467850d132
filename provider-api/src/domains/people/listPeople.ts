import type * as calls from 'shared-api/contract';
import type { Person, QueryOf } from 'shared-api/contract';
import { searchWords } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { type Csv, contains, defineList, ofAccount, readBy } from '../../lists/index.ts';
import { type PersonRow, personColumns, personReply } from './personRow.ts';

const rowsOf = readBy<PersonRow>(`select ${personColumns} from people where id = any ($1::bigint[])`);

const csv: Csv = {
  name: 'People.csv',
  columns: [
    { label: 'First name', cell: 'p.first_name' },
    { label: 'Last name', cell: 'p.last_name' },
    { label: 'Designation', cell: 'p.designation' },
    { label: 'Gender', cell: 'p.gender' },
    { label: 'Mobile number', cell: 'p.mobile_number' },
    { label: 'Wheelchair', cell: "case when p.wheel_chair then 'Yes' else 'No' end" },
  ],
};

const peopleList = defineList<QueryOf<typeof calls.listPeople>, Person, 'used' | 'name'>({
  from: 'people p',
  id: 'p.id',
  orders: {
    used: ['p.used_at', 'p.id'],
    name: ['lower(p.last_name)', 'lower(p.first_name)', 'p.id'],
  },
  sort: ({ sort }) => sort ?? '-used',
  filters: ({ search = '' }, { actor }) => [
    ofAccount(actor.ownerId, 'p.owner_id'),
    ...searchWords(search).flatMap((word) => contains(word, ['p.person_key'])),
  ],
  read: async (ids, ctx) => (await rowsOf(ids, ctx)).map(personReply),
  csv: () => csv,
});

export const listPeople: Verb<typeof calls.listPeople> = (ctx, { query }) => peopleList.page(ctx, query);

export const exportPeople: Verb<typeof calls.exportPeople> = (ctx, { query }) => peopleList.csv(ctx, query);
