import { useQuery } from '@tanstack/react-query';
import { type Service, servicesQuery } from 'shared-api/services';
import { walletBalanceQuery } from 'shared-api/wallet';
import { Banner, Button, Card, fetchedPart, LoadFailure, Money, Skeletons, Stack } from 'shared-ui';
import { useStore } from 'zustand';
import { legsOf } from '../shared/legs.ts';
import type { AskApprovalProps } from './AskApproval.tsx';
import type { BookingStore } from './bookingStore.ts';
import { ConfirmPanel } from './ConfirmPanel.tsx';
import { inFlightOrder, quote, shortfallKobo } from './flightGroups.ts';
import type { KeepOrderProps } from './KeepOrder.tsx';
import { PassengerTable } from './PassengerTable.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { confirmKey, toRequest } from './toRequest.ts';

/** What is not confirmed at once; fetched with the step. */
const KeepOrder = fetchedPart<KeepOrderProps>(async () => (await import('./KeepOrder.tsx')).KeepOrder);

const AskApproval = fetchedPart<AskApprovalProps>(
  async () => (await import('./AskApproval.tsx')).AskApproval,
);

interface Props {
  booking: BookingStore;
  service: Service;
  onEdit: () => void;
}

/** What will be booked, what it costs and what is left in the wallet (BOOK-43). */
export function ReviewStep({ booking, service, onEdit }: Props) {
  const { added, also, draftId, phase, formerTotalKobo, overLimit, order } = useStore(booking);
  const services = useQuery(servicesQuery);
  const balance = useQuery({ ...walletBalanceQuery, refetchOnMount: 'always' });
  if (!services.data) {
    if (services.isError) return <LoadFailure what="The prices" onRetry={() => void services.refetch()} />;
    return <Skeletons count={2} shape="cards" />;
  }
  const legs = legsOf({ added, also }, service, services.data);
  const price = quote(legs, services.data);
  const confirm = () => {
    const bookings = toRequest(legs);
    const intent = {
      idempotencyKey: confirmKey(draftId, bookings),
      expectedTotalKobo: price.totalKobo,
      bookings,
    };
    booking.dispatch({ type: 'confirmed', intent });
  };
  return (
    <Stack space={5}>
      {legs.map((leg) => (
        <Card
          key={leg.service.id}
          title={legs.length === 1 ? 'Passengers' : `Passengers of ${leg.service.name}`}
          level={3}
        >
          <PassengerTable added={inFlightOrder(leg.added)} lines />
        </Card>
      ))}
      {formerTotalKobo !== undefined && (
        <Banner tone="warning" title="The price has changed" live="assertive">
          The total was <Money kobo={formerTotalKobo} /> and is now <Money kobo={price.totalKobo} />. Nothing
          has been booked. Please check it and confirm again.
        </Banner>
      )}
      <Card title="Price" level={3}>
        <PriceSummary quote={price} balanceKobo={balance.data?.balanceKobo} />
      </Card>
      {phase === 'ready' && (
        <KeepOrder
          booking={booking}
          entriesOf={() => toRequest(legs)}
          totalKobo={price.totalKobo}
          missingKobo={balance.data ? shortfallKobo(balance.data.balanceKobo, price.totalKobo) : 0}
        />
      )}
      <ConfirmPanel
        saved={order !== undefined}
        added={legs.flatMap((leg) => leg.added)}
        totalKobo={price.totalKobo}
        balance={balance}
        phase={phase}
        overLimit={
          overLimit === undefined || phase !== 'ready'
            ? undefined
            : {
                text: overLimit,
                ask: (
                  <AskApproval
                    booking={booking}
                    entriesOf={() => toRequest(legs)}
                    totalKobo={price.totalKobo}
                  />
                ),
              }
        }
        onConfirm={confirm}
        onCheckAgain={() => booking.dispatch({ type: 'checked' })}
        edit={<Button onClick={onEdit}>Edit Details</Button>}
      />
    </Stack>
  );
}
