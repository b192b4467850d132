import { useMutation } from '@tanstack/react-query';
import { Fragment } from 'react';
import { type DeskPack, type PackBooking, voucherCode } from 'shared-api/desk';
import { bookingStatusWords } from 'shared-api/statuses';
import { Banner, Button, Stack } from 'shared-ui';
// A static import is required, because the camera's code cannot be fetched while offline.
import { Camera } from '../../shared/camera/Camera.tsx';
import { namesOf, whoOf } from '../../shared/deskWords.ts';
import { isMet } from '../attendance/marked.ts';
import { NoCode, VoucherReader, WasRead } from '../scan/VoucherReader.tsx';
import { findVoucher, type OfflineVerdict } from './findVoucher.ts';
import { whenText } from './whenText.ts';

interface OfflineScanProps {
  pack: DeskPack;
  /** The bookings include the marks that were made on this device. */
  bookings: readonly PackBooking[];
  onOpen: (bookingId: number) => void;
}

function toldOf({ isReplaced }: OfflineVerdict, booking: PackBooking) {
  if (booking.bookingStatus !== 'Processing')
    return { tone: 'error', title: bookingStatusWords(booking.bookingStatus) } as const;
  if (isReplaced)
    return { tone: 'warning', title: 'Replaced: the booking was changed since, and stands below' } as const;
  if (booking.passengers.every(isMet)) return { tone: 'warning', title: 'Already met' } as const;
  return { tone: 'success', title: 'Valid voucher' } as const;
}

function Scanned({ verdict, text, ...rest }: OfflineScanProps & { verdict: OfflineVerdict; text: string }) {
  const booking = rest.bookings.find(({ id }) => id === verdict.booking.id) ?? verdict.booking;
  return (
    <Banner
      {...toldOf(verdict, booking)}
      live="assertive"
      action={<Button onClick={() => rest.onOpen(booking.id)}>Show</Button>}
    >
      <p>
        {whoOf(booking)}, {whenText(booking, rest.pack.date)}, {booking.service}:{' '}
        {namesOf(booking.passengers)}
      </p>
      <WasRead text={text} />
    </Banner>
  );
}

export function OfflineScan(props: OfflineScanProps) {
  const scan = useMutation({
    mutationFn: async (text: string) => {
      const code = voucherCode(text);
      return code ? { verdict: await findVoucher(props.pack, code) } : null;
    },
  });
  return (
    <Stack space={3}>
      <VoucherReader onRead={scan.mutate} camera={Camera} local />
      {scan.isSuccess && (
        <Fragment key={scan.submittedAt}>
          {!scan.data && <NoCode text={scan.variables} />}
          {scan.data?.verdict && <Scanned verdict={scan.data.verdict} text={scan.variables} {...props} />}
          {scan.data && !scan.data.verdict && (
            <Banner tone="error" title="Not in this copy" live="assertive">
              <WasRead text={scan.variables} />
            </Banner>
          )}
        </Fragment>
      )}
    </Stack>
  );
}
