import { useState } from 'react';
import type { DeskPack, PackBooking } from 'shared-api/desk';
import { bookingStatusText } from 'shared-api/statuses';
import { Banner, Button, Inline, Stack } from 'shared-ui';
import { PortalForm, SubmitButton } from 'shared-ui/form';
// With the page and not after it: where it is used there is no network to fetch it from.
import { Camera } from '../../shared/camera/Camera.tsx';
import { namesOf, whoOf } from '../../shared/deskWords.ts';
import { isMet } from '../attendanceText.ts';
import { VoucherCodeField } from '../VoucherCodeField.tsx';
import { type OfflineVerdict, verdictIn } from './verdictIn.ts';
import { whenText } from './whenText.ts';

interface OfflineScanProps {
  pack: DeskPack;
  /** The bookings with what was marked here since. */
  bookings: readonly PackBooking[];
  onOpen: (bookingId: number) => void;
}

function toldOf({ isReplaced }: OfflineVerdict, booking: PackBooking) {
  if (booking.bookingStatus !== 'Processing')
    return { tone: 'error', title: bookingStatusText(booking.bookingStatus) } as const;
  if (isReplaced)
    return { tone: 'warning', title: 'Replaced: the booking was changed since, and stands below' } as const;
  if (booking.passengers.every(isMet)) return { tone: 'warning', title: 'Already met' } as const;
  return { tone: 'success', title: 'Valid voucher' } as const;
}

function Scanned({ verdict, ...rest }: OfflineScanProps & { verdict: OfflineVerdict }) {
  const booking = rest.bookings.find(({ id }) => id === verdict.booking.id) ?? verdict.booking;
  return (
    <Banner
      {...toldOf(verdict, booking)}
      live="assertive"
      action={<Button onClick={() => rest.onOpen(booking.id)}>Show</Button>}
    >
      {whoOf(booking)}, {whenText(booking, rest.pack.date)}, {booking.service}: {namesOf(booking.passengers)}
    </Banner>
  );
}

/** One field for a typed code or a hand scanner, and the camera; judged by the kept day alone. */
export function OfflineScan(props: OfflineScanProps) {
  const [scanned, setScanned] = useState<{ verdict: OfflineVerdict | undefined; turn: number }>();
  const [isWatching, setWatching] = useState(false);
  const scan = async (code: string) => {
    const verdict = await verdictIn(props.pack, code);
    setScanned((before) => ({ verdict, turn: (before?.turn ?? 0) + 1 }));
  };
  return (
    <Stack space={3}>
      <PortalForm<{ code: string }>
        key={`form ${scanned?.turn}`}
        label="Scan"
        validate={({ code }) => ({ code: code ? undefined : 'Scan or type a code' })}
        onSubmit={({ code }) => scan(code)}
        local
      >
        <Stack space={3}>
          <VoucherCodeField />
          <Inline>
            <SubmitButton variant="default">Look up</SubmitButton>
            <Button size="large" aria-pressed={isWatching} onClick={() => setWatching(!isWatching)}>
              {isWatching ? 'Close the camera' : 'Camera'}
            </Button>
          </Inline>
        </Stack>
      </PortalForm>
      {isWatching && <Camera onCode={(text) => void scan(text)} />}
      {scanned &&
        (scanned.verdict ? (
          <Scanned key={`result ${scanned.turn}`} verdict={scanned.verdict} {...props} />
        ) : (
          <Banner key={`result ${scanned.turn}`} tone="error" title="Not in this copy" live="assertive" />
        ))}
    </Stack>
  );
}
