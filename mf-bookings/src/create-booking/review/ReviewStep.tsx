import { useQuery } from '@tanstack/react-query';
import { useServerNow } from 'shared-api/http';
import { type Service, servicesQuery } from 'shared-api/services';
import { Card, LoadFailure, lazyPart, Skeletons, Stack } from 'shared-ui';
import { useStore } from 'zustand';
import { legsOf } from '../../shared/legs.ts';
import { useWallet } from '../../shared/useWallet.ts';
import { isPastFlight } from '../details/entryRules.ts';
import { PassengerTable } from '../details/PassengerTable.tsx';
import type { BookingStore } from '../draft/bookingStore.ts';
import { ConfirmPanel } from './ConfirmPanel.tsx';
import { inFlightOrder, quote, toRequest } from './flightGroups.ts';

const KeepOrder = lazyPart(async () => (await import('./KeepOrder.tsx')).KeepOrder);

interface Props {
  booking: BookingStore;
  service: Service;
  onEdit: () => void;
}

export function ReviewStep({ booking, service, onEdit }: Props) {
  const { added, also, phase } = useStore(booking);
  const services = useQuery(servicesQuery);
  const wallet = useWallet({ fresh: true });
  const now = useServerNow();
  if (!services.data) {
    if (services.isError) return <LoadFailure what="The prices" onRetry={services.refetch} />;
    return <Skeletons count={2} shape="cards" />;
  }
  const legs = legsOf({ added, also }, service, services.data);
  const past = legs.some((leg) => leg.added.some(({ flight }) => isPastFlight(flight, now)));
  const price = quote(legs, services.data);
  return (
    <Stack space={5}>
      <ConfirmPanel
        booking={booking}
        legs={legs}
        totalKobo={price.totalKobo}
        wallet={wallet}
        past={past}
        onEdit={onEdit}
      />
      {legs.map((leg) => (
        <Card
          key={leg.service.id}
          title={legs.length === 1 ? 'Passengers' : `Passengers of ${leg.service.name}`}
          level={3}
        >
          <PassengerTable added={inFlightOrder(leg.added)} service={leg.service} />
        </Card>
      ))}
      {phase === 'ready' && !past && (
        <KeepOrder
          booking={booking}
          entriesOf={() => toRequest(legs)}
          totalKobo={price.totalKobo}
          missingKobo={wallet.missingFor(price.totalKobo) ?? 0}
        />
      )}
    </Stack>
  );
}
