import { limitText, type Member } from 'shared-api/members';
import type { Column } from '../data/Column.tsx';
import { StatusTag } from '../status/StatusTag.tsx';
import { EmailText } from '../text/EmailText.tsx';

export const memberColumns: readonly Column<Member>[] = [
  {
    key: 'name',
    title: 'Name',
    rowScope: 'row',
    line: 1,
    render: (_, { firstName, lastName }) => `${firstName} ${lastName}`,
  },
  {
    key: 'email',
    title: 'Email',
    line: 2,
    whole: true,
    render: (_, { email }) => <EmailText address={email} short />,
  },
  { key: 'role', title: 'Role', line: 3, dataIndex: 'role' },
  {
    key: 'order',
    title: 'Per order',
    align: 'end',
    render: (_, { role, perOrder }) => limitText(role, perOrder),
  },
  {
    key: 'month',
    title: 'Per month',
    align: 'end',
    render: (_, { role, perMonth }) => limitText(role, perMonth),
  },
  { key: 'spent', title: 'Booked this month', line: 3, named: true, dataIndex: 'spent', valueType: 'money' },
  {
    key: 'state',
    title: 'Status',
    line: 2,
    lineEnd: true,
    render: (_, { state }) => <StatusTag kind="member" status={state} />,
  },
];
