import type { ReactNode } from 'react';
import { can, useSession } from 'shared-api/http';
import type { Permission } from 'shared-api/permissions';
import { PageHeader, Stack } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { Figures } from './Figures.tsx';
import { MoneyToday } from './MoneyToday.tsx';
import { NeedsDoingNow } from './NeedsDoingNow.tsx';
import { NotSetUp } from './NotSetUp.tsx';
import { ReviewsWaiting } from './ReviewsWaiting.tsx';
import { TodayAtDesk } from './TodayAtDesk.tsx';
import { Totals } from './Totals.tsx';

interface Home {
  key: string;
  label: string;
  permission: Permission;
  content: ReactNode;
}

const homes: readonly Home[] = [
  {
    key: 'registration',
    label: 'Registrations',
    permission: 'clients.status',
    content: <ReviewsWaiting />,
  },
  { key: 'protocol', label: 'Protocol', permission: 'bookings.outcome', content: <TodayAtDesk /> },
  { key: 'finance', label: 'Finance', permission: 'payments.confirm', content: <MoneyToday /> },
];

function OwnWork() {
  const user = useSession((state) => state.user);
  const own = homes.filter(({ permission }) => can(user, permission));
  if (own.length > 1) return <Tabs label="Work" items={own} />;
  return own[0]?.content;
}

export const StaffDashboard = () => (
  <>
    <PageHeader title="Dashboard" />
    <Stack space={5}>
      <NeedsDoingNow />
      <NotSetUp />
      <OwnWork />
      <Totals />
      <Figures />
    </Stack>
  </>
);
