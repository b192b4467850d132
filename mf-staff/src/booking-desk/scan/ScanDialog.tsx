import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Airport } from 'shared-api/airports';
import { timesOf } from 'shared-api/bookings';
import { formatClock, formatDate } from 'shared-api/dates';
import { isMarkable, type ScanResult, scanMutation } from 'shared-api/desk';
import { serverNow } from 'shared-api/http';
import { keepsMarks } from 'shared-api/kept-day';
import { bookingStatusWords } from 'shared-api/statuses';
import { Banner, Button, lazyPart, Stack, useOffline } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { DueTime } from '../../shared/DueTime.tsx';
import { countOf, namesOf, whoOf } from '../../shared/deskWords.ts';
import { unmarkableReason, unmarkedOf } from '../attendance/marked.ts';
import { useDeskAttendance } from '../attendance/useDeskAttendance.ts';
import { NoCode, VoucherReader, WasRead } from './VoucherReader.tsx';

const since = ({ when, by }: ScanResult): string =>
  `${when ? ` at ${formatClock(when)}` : ''}${by ? ` by ${by}` : ''}`;

type Told = { tone: 'success' | 'warning' | 'error'; title: string };

function toldOf(result: ScanResult): Told {
  const { verdict, booking, airport } = result;
  switch (verdict) {
    case 'valid':
      return { tone: 'success', title: 'Valid voucher' };
    case 'already_met':
      return { tone: 'warning', title: `Already met${since(result)}` };
    case 'closed':
      return { tone: 'error', title: `${bookingStatusWords(booking?.bookingStatus ?? '')}${since(result)}` };
    case 'replaced':
      return {
        tone: 'warning',
        title: 'Replaced: the booking was changed since, and stands below as it is now',
      };
    case 'other_day':
      return {
        tone: 'warning',
        title: `Of another day: ${formatDate(booking?.date_Of_Travel ?? '')}`,
      };
    case 'other_airport':
      return { tone: 'error', title: `Of another airport: ${airport}` };
    default:
      return { tone: 'error', title: 'Not issued by this portal' };
  }
}

/**
 * Around midnight, officers also meet flights of the day before or after. If the voucher is for another day,
 * the time of the flight decides whether an officer can meet the passengers now.
 */
function meetsNow({ verdict, booking }: ScanResult): boolean {
  if (verdict !== 'other_day') return verdict === 'valid' || verdict === 'replaced';
  return booking !== undefined && isMarkable(timesOf(booking), serverNow());
}

function Scanned({ result, text }: { result: ScanResult; text: string }) {
  const attendance = useDeskAttendance();
  const offline = useOffline();
  const [pressed, setPressed] = useState<readonly number[]>([]);
  const { booking } = result;
  const [marked] = booking ? attendance.marked([booking], 0) : [];
  const unmarked = unmarkedOf(marked?.passengers ?? []);
  const became = pressed.map((id) => attendance.progress.get(id));
  const refused = became.find((one) => typeof one === 'object');
  return (
    <>
      <Banner {...toldOf(result)} live="assertive">
        {booking && (
          <p>
            {whoOf(booking)}, <DueTime booking={booking} />, {booking.service.name}:{' '}
            {namesOf(booking.passengers)}
          </p>
        )}
        <WasRead text={text} />
      </Banner>
      {booking && meetsNow(result) && unmarked.length > 0 && (
        <Button
          variant="primary"
          explainDisabled={(!keepsMarks() && offline) || unmarkableReason(booking, serverNow())}
          reasonBeneath
          onClick={() => {
            setPressed(unmarked.map(({ id }) => id));
            attendance.mark(unmarked, 'met');
          }}
        >
          Met: {countOf(unmarked.length, 'passenger')}
        </Button>
      )}
      <p role="status">
        {refused && `Not recorded: ${refused.notRecorded}`}
        {!refused && became.includes('kept') && 'Met, on this device'}
        {became.length > 0 && became.every((one) => one === 'stored') && 'Met, stored'}
      </p>
    </>
  );
}

const Camera = lazyPart(async () => (await import('../../shared/camera/Camera.tsx')).Camera);

interface ScanDialogProps {
  airport: Airport;
  /** A link from the voucher's page contains this code. */
  code: string | undefined;
  onClose: () => void;
}

export function ScanDialog({ airport, code, onClose }: ScanDialogProps) {
  const scan = useMutation(scanMutation(airport.id));
  const atOnce = useEffectEvent(() => code && scan.mutate(code));
  useEffect(() => void atOnce(), []);
  return (
    <Modal title={`Scan at ${airport.code}`} open onClose={onClose} width={560}>
      <Stack space={4}>
        <VoucherReader onRead={scan.mutate} camera={Camera} />
        {scan.isPending && (
          <p role="status">
            Looking it up… <WasRead text={scan.variables} />
          </p>
        )}
        {scan.isError && (
          <Banner
            tone="error"
            title="Not looked up"
            live="assertive"
            action={<Button onClick={() => scan.mutate(scan.variables)}>Try again</Button>}
          >
            <WasRead text={scan.variables} />
          </Banner>
        )}
        {scan.isSuccess &&
          (scan.data ? (
            <Scanned key={scan.submittedAt} result={scan.data} text={scan.variables} />
          ) : (
            <NoCode key={scan.submittedAt} text={scan.variables} />
          ))}
      </Stack>
    </Modal>
  );
}
