import { Navigate } from 'react-router-dom';
import { keptDayName } from 'shared-api/http';
import { ownTicket, useKeptDay } from 'shared-api/kept-day';
import { links, PageHeader, Skeletons, Stack } from 'shared-ui';
import { useMarksRead } from '../attendance/useAttendance.ts';
import { OfflineDay } from './OfflineDay.tsx';
import { UnlockForm } from './UnlockForm.tsx';

export function OfflineDeskPage() {
  const open = useKeptDay((state) => state.open);
  useKeptDay((state) => state.drops);
  const marksRead = useMarksRead();
  const ticket = ownTicket();
  if (!ticket) return <Navigate to={links.login()} replace />;
  if (open && !marksRead) return <Skeletons count={4} />;
  if (open) return <OfflineDay ticket={open.ticket} pack={open.pack} />;
  return (
    <Stack space={4}>
      <PageHeader title={keptDayName(ticket)} lead="Kept in this tab" />
      <UnlockForm />
    </Stack>
  );
}
