import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { transactionTypes } from 'shared-api/transactions';
import { links, Slot } from 'shared-ui';
import { PaymentDetail } from './PaymentDetail.tsx';

const { registration, fund } = transactionTypes;

export function TransactionPage() {
  const { transactionId = '' } = useParams();
  const [search] = useSearchParams();
  const type = Number(search.get('type') ?? transactionTypes.booking);
  return type === registration || type === fund ? (
    <PaymentDetail key={transactionId} id={transactionId} type={type} />
  ) : (
    <Slot
      name="bookings.detail"
      bookingId={transactionId}
      otherwise={<Navigate to={links.transactions()} replace />}
    />
  );
}
