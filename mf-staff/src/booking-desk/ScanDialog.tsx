import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Airport } from 'shared-api/airports';
import { formatDate, formatTime } from 'shared-api/dates';
import { isMarkable, type ScanResult, scanCode, scanMutation } from 'shared-api/desk';
import { serverNow } from 'shared-api/http';
import { keepsMarks } from 'shared-api/kept-day';
import { bookingStatusText } from 'shared-api/statuses';
import { Banner, Button, fetchedPart, Inline, Stack, useOffline } from 'shared-ui';
import { Modal, PortalForm, SubmitButton } from 'shared-ui/form';
import { countOf, namesOf, whoOf } from '../shared/deskWords.ts';
import { unmarkableReason, unmarkedOf } from './attendanceText.ts';
import { useDeskAttendance } from './useDeskAttendance.ts';
import { VoucherCodeField } from './VoucherCodeField.tsx';

const since = ({ when, by }: ScanResult): string =>
  `${when ? ` at ${formatTime(when)}` : ''}${by ? ` by ${by}` : ''}`;

type Told = { tone: 'success' | 'warning' | 'error'; title: string };

/** What a verdict is called, and whether the officer goes on. */
function toldOf(result: ScanResult): Told {
  const { verdict, booking, airport } = result;
  switch (verdict) {
    case 'valid':
      return { tone: 'success', title: 'Valid voucher' };
    case 'already_met':
      return { tone: 'warning', title: `Already met${since(result)}` };
    case 'closed':
      return { tone: 'error', title: `${bookingStatusText(booking?.bookingStatus ?? '')}${since(result)}` };
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

/** Around midnight the flight of another day is met as well: what counts are its hours. */
function meetsNow({ verdict, booking }: ScanResult): boolean {
  if (verdict !== 'other_day') return verdict === 'valid' || verdict === 'replaced';
  return booking !== undefined && isMarkable(new Date(booking.date_Of_Arrival), serverNow());
}

function Scanned({ result }: { result: ScanResult }) {
  const attendance = useDeskAttendance();
  const offline = useOffline();
  const { booking } = result;
  const [marked] = booking ? attendance.marked([booking], 0) : [];
  const unmarked = unmarkedOf(marked?.passengers ?? []);
  const [first] = booking?.passengers ?? [];
  const progress = first && attendance.progress.get(first.id);
  const isStored = progress === 'stored';
  const meetable = meetsNow(result) && unmarked.length > 0 && !isStored;
  return (
    <>
      <Banner {...toldOf(result)} live="assertive">
        {booking && (
          <>
            {whoOf(booking)}, {formatTime(booking.date_Of_Arrival)}, {booking.service.name}:{' '}
            {namesOf(booking.passengers)}
          </>
        )}
      </Banner>
      {booking && meetable && (
        <Button
          variant="primary"
          explainDisabled={
            (!keepsMarks() && offline) || unmarkableReason(new Date(booking.date_Of_Arrival), serverNow())
          }
          reasonBeneath
          onClick={() => attendance.mark(unmarked, 'met')}
        >
          Met: {countOf(unmarked.length, 'passenger')}
        </Button>
      )}
      <p role="status">
        {isStored && 'Met, stored'}
        {progress === 'kept' && 'Met, on this device'}
        {typeof progress === 'object' && `Not recorded: ${progress.notRecorded}`}
      </p>
    </>
  );
}

/** Fetched with its decoder when it is first asked for. */
const Camera = fetchedPart(async () => (await import('../shared/camera/Camera.tsx')).Camera);

interface ScanDialogProps {
  airport: Airport;
  /** Looked up at once: from a voucher's own page. */
  code: string | undefined;
  onClose: () => void;
}

/** One field that takes a hand scanner, a typed or spoken code and the text of a QR code, and the camera beside it. */
export function ScanDialog({ airport, code, onClose }: ScanDialogProps) {
  const { mutateAsync } = useMutation(scanMutation);
  const offline = useOffline();
  const [isWatching, setWatching] = useState(false);
  const [scanned, setScanned] = useState<{ result: ScanResult; turn: number }>();
  const scan = async (given: string) => {
    const result = await mutateAsync({ code: given, airportId: airport.id });
    setScanned((before) => ({ result, turn: (before?.turn ?? 0) + 1 }));
  };
  const atOnce = useRef(() => (code ? scan(code).catch(() => undefined) : undefined));
  useEffect(() => void atOnce.current(), []);
  return (
    <Modal title={`Scan at ${airport.code}`} open onClose={onClose} width={560}>
      <Stack space={4}>
        <PortalForm<{ code: string }>
          key={`form ${scanned?.turn}`}
          schema={scanCode.body?.pick(['code'])}
          label="Scan"
          onSubmit={(values) => scan(values.code)}
        >
          <Stack space={3}>
            <VoucherCodeField />
            <Inline space={3}>
              <SubmitButton>Look up</SubmitButton>
              <Button size="large" explainDisabled={offline} onClick={() => setWatching(!isWatching)}>
                {isWatching ? 'Close the camera' : 'Camera'}
              </Button>
            </Inline>
          </Stack>
        </PortalForm>
        {isWatching && <Camera onCode={(text) => void scan(text).catch(() => undefined)} />}
        {scanned && <Scanned key={`result ${scanned.turn}`} result={scanned.result} />}
      </Stack>
    </Modal>
  );
}
