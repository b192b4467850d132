import { useCallback, useMemo, useState } from 'react';
import { formatClock } from 'shared-api/dates';
import type { DeskPack } from 'shared-api/desk';
import { type KeptDayTicket, keptDayName, useServerNow, useSession } from 'shared-api/http';
import { Banner, Card, EmptyState, LinkButton, links, PageHeader, Stack, useOffline } from 'shared-ui';
import { countOf } from '../../shared/deskWords.ts';
import { useAttendance } from '../attendance/useAttendance.ts';
import { bookingsWithMarks } from '../attendance/withMarks.ts';
import { OfflineBooking } from './OfflineBooking.tsx';
import { OfflineScan } from './OfflineScan.tsx';

function Sending({ waiting }: { waiting: number }) {
  const offline = useOffline();
  const signedIn = useSession((state) => state.user !== null);
  const marks = waiting > 0 ? `${countOf(waiting, 'mark')} on this device. ` : '';
  if (offline)
    return (
      <Banner tone="info" live="polite">
        {marks}Passengers are marked here, everything else needs a connection.
      </Banner>
    );
  return (
    <Banner
      tone="info"
      live="polite"
      action={
        <LinkButton to={signedIn ? links.desk() : links.login()}>
          {signedIn ? 'Booking desk' : 'Log in'}
        </LinkButton>
      }
    >
      {marks}
      {signedIn
        ? 'You are online again: the desk shows the day as it is now.'
        : 'You are online again: log in to send what is marked here.'}
    </Banner>
  );
}

export function OfflineDay({ ticket, pack }: { ticket: KeptDayTicket; pack: DeskPack }) {
  useServerNow();
  const [openId, setOpenId] = useState<number>();
  const { progress, waiting, stored, mark, dismiss } = useAttendance(ticket.officerId);
  const attendance = useMemo(() => ({ progress, mark, dismiss }), [progress, mark, dismiss]);
  const bookings = useMemo(
    () => bookingsWithMarks(pack.bookings, [...stored, ...waiting], { by: '', aheadMs: ticket.aheadMs }),
    [pack, stored, waiting, ticket],
  );
  const minute = Math.floor((Date.now() + ticket.aheadMs) / 60_000);
  const marker = useMemo(
    () => ({ mayMark: true, undoesAll: false, now: new Date(minute * 60_000) }),
    [minute],
  );
  const turn = useCallback((id: number) => setOpenId((open) => (open === id ? undefined : id)), []);
  const show = useCallback((id: number) => {
    setOpenId(id);
    document.getElementById(`booking-${id}`)?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <Stack space={4}>
      <PageHeader title={keptDayName(ticket)} lead={`As of ${formatClock(pack.asOf)} WAT`} />
      <Sending waiting={waiting.length} />
      <Card>
        <OfflineScan pack={pack} bookings={bookings} onOpen={show} />
      </Card>
      {bookings.length === 0 ? (
        <EmptyState text="There are no bookings on this day" />
      ) : (
        <Stack component="ul" space={1}>
          {bookings.map((booking) => (
            <OfflineBooking
              key={booking.id}
              booking={booking}
              date={pack.date}
              attendance={attendance}
              marker={marker}
              isOpen={booking.id === openId}
              onOpen={turn}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
