import {
  type Booking,
  type BookingPaper,
  bookingExportDownload,
  bookingReceiptDownload,
} from 'shared-api/bookings';
import { bookingPaperDownload } from 'shared-api/changes';
import { can, isStaffUser, useDocument, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { standingOf } from 'shared-api/transactions';
import { Card, Money, Stack } from 'shared-ui';
import { DocumentButton } from 'shared-ui/data';

function Paper({ paper, isNext }: { paper: BookingPaper; isNext: boolean }) {
  const { kind, number, amount } = paper;
  const document = useDocument(bookingPaperDownload(paper));
  const name = kind === 'credit' ? 'Credit note' : 'Invoice';
  return (
    <div>
      <DocumentButton
        variant={isNext ? 'primary' : 'default'}
        label={name}
        what={`${name} ${number}`}
        {...document}
      />
      <p>
        <small>
          <span className="nowrap">{number}</span>, <Money kobo={koboOf(amount)} />
        </small>
      </p>
    </div>
  );
}

const nextPaper = (
  { bookingStatus, papers = [] }: Booking,
  proof: string,
): 'credit' | 'proof' | undefined => {
  if (bookingStatus === 'Processing') return undefined;
  if (bookingStatus === 'Canceled' || bookingStatus === 'Flight_Canceled')
    return papers.some(({ kind }) => kind === 'credit') ? 'credit' : undefined;
  return proof === 'Receipt' ? 'proof' : undefined;
};

export function Documents({ booking }: { booking: Booking }) {
  const user = useSession((state) => state.user);
  const receipt = useDocument(bookingReceiptDownload(booking));
  const document = useDocument(bookingExportDownload(booking));
  if (!can(user, 'bookings.readOwn') && !can(user, 'transactions.readBookings')) return null;
  const { paper: proof, says } = standingOf({ ...booking, status: booking.bookingStatus });
  const next = isStaffUser(user) ? undefined : nextPaper(booking, proof);
  return (
    <Card title="Documents" className="screenOnly">
      <Stack space={4}>
        <div>
          <DocumentButton
            variant={next === 'proof' ? 'primary' : 'default'}
            label={`Get ${proof}`}
            what={proof}
            {...receipt}
          />
          <p>
            <small>{says}</small>
          </p>
        </div>
        <div>
          <DocumentButton label="Export" what="Booking document" {...document} />
          <p>
            <small>The booking document: flight, passengers and what they need</small>
          </p>
        </div>
        {booking.papers?.map((paper) => (
          <Paper key={paper.id} paper={paper} isNext={next === 'credit' && paper.kind === 'credit'} />
        ))}
      </Stack>
    </Card>
  );
}
