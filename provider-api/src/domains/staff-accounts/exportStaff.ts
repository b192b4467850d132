import type { exportStaff as endpoint } from 'shared-api/contract';
import { airports } from 'shared-api/rules';
import { csvDay } from '../../documents/index.ts';
import type { Verb } from '../../http/context.ts';
import { deskCsv } from '../../http/deskList.ts';
import { nameOf, type UserRow } from '../accounts/index.ts';
import { staffList } from './staffList.ts';

const codesOf = (ids: readonly number[]) =>
  airports.flatMap(({ id, code }) => (ids.includes(id) ? [code] : [])).join(' ');

/** Everything the list shows with these filters. */
export const exportStaff: Verb<typeof endpoint> = async ({ db }, { query }) =>
  deskCsv<UserRow>(db, staffList(query), {
    name: 'Users.csv',
    columns: [
      { label: 'Name', value: nameOf },
      { label: 'Email', value: ({ email }) => email },
      { label: 'Phone Number', value: ({ phoneNumber }) => phoneNumber },
      { label: 'Role', value: ({ role }) => role },
      { label: 'Airports', value: ({ airportIds }) => codesOf(airportIds) },
      { label: 'Status', value: ({ status }) => status },
      { label: 'Created', value: ({ dateCreated }) => csvDay(dateCreated) },
    ],
  });
