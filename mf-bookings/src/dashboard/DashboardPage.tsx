import { isStaffUser, useSession } from 'shared-api/http';
import { PageHeader, Slot } from 'shared-ui';
import { ClientDashboard } from './ClientDashboard.tsx';
import { Overview } from './Overview.tsx';

/** The desk's dashboard is mf-staff's; without it staff still see the figures and what happened last. */
export function DashboardPage() {
  const user = useSession((state) => state.user);
  if (!isStaffUser(user)) return <ClientDashboard />;
  return <Slot name="staff.dashboard" fallback={<StaffFallback />} />;
}

const StaffFallback = () => (
  <>
    <PageHeader title="Dashboard" />
    <Overview />
  </>
);
