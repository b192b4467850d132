import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listCorrections } from 'shared-api/corrections';
import { listOf } from 'shared-api/http';
import { publicSettingsQuery } from 'shared-api/settings';
import { links, NotFound, PageHeader, PageSkeleton, Stack, withParams } from 'shared-ui';
import { Proposals } from '../shared/Proposals.tsx';
import { ChooseBooking } from './ChooseBooking.tsx';
import { CorrectionActions } from './CorrectionActions.tsx';
import { correctionColumns } from './correctionColumns.tsx';
import { nameOfBooking } from './nameOfBooking.ts';
import { ProposeCorrection } from './ProposeCorrection.tsx';

function NamedBooking() {
  const [address, setAddress] = useSearchParams();
  const id = Number(address.get('booking'));
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  const close = () => setAddress((before) => withParams(before, { booking: undefined }), { replace: true });
  return <ProposeCorrection bookingId={id} onClose={close} />;
}

export function CorrectionsPage() {
  const { data, dataUpdatedAt, isError } = useQuery(publicSettingsQuery);
  if (dataUpdatedAt === 0 && !isError) return <PageSkeleton />;
  if (!data.correctionDays) return <NotFound />;
  return (
    <Stack space={5}>
      <PageHeader
        title="Corrections"
        lead={`Of outcomes set within the last ${data.correctionDays === 1 ? 'day' : `${data.correctionDays} days`}`}
        actions={<ChooseBooking />}
      />
      <Proposals
        label="Corrections"
        noun="correction"
        param="status"
        rowsOf={(status, pageNumber) => listOf(listCorrections, { query: { status, pageNumber } })}
        columns={correctionColumns}
        action={(correction) => <CorrectionActions correction={correction} />}
        peek={{
          titleOf: (correction) => `Booking ${nameOfBooking(correction)}`,
          named: true,
          pathOf: ({ bookingId }) => links.booking(String(bookingId)),
        }}
      />
      <NamedBooking />
    </Stack>
  );
}
