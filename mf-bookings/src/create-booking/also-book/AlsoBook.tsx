import { useQuery } from '@tanstack/react-query';
import { koboOf } from 'shared-api/money';
import { type Service, servicesQuery } from 'shared-api/services';
import { Banner, Button, Card, formatClock, formatDate, Icon, Inline, Money, Stack } from 'shared-ui';
import { useStore } from 'zustand';
import { flightAt } from '../../shared/bookingValues.ts';
import { flightRoute } from '../../shared/flightRoute.ts';
import { everybody, otherDirection } from '../../shared/legs.ts';
import type { BookingStore } from '../draft/bookingStore.ts';
import { AlsoBookForm } from './AlsoBookForm.tsx';

interface AlsoBookProps {
  booking: BookingStore;
  service: Service;
  /** The user is typing the flight of the service with this id. */
  typing: number | undefined;
  onTyping: (serviceId: number | undefined) => void;
}

export function AlsoBook({ booking, service, typing, onTyping }: AlsoBookProps) {
  const added = useStore(booking, (machine) => machine.added);
  const also = useStore(booking, (machine) => machine.also);
  const { data: services = [] } = useQuery(servicesQuery);
  const others = otherDirection(service, services);
  const other = others.find(({ id }) => id === (typing ?? also?.serviceId));
  const count = everybody(added).length;
  const drop = () => booking.dispatch({ type: 'alsoBooked', also: undefined });
  if (others.length === 0 && !also) return null;
  return (
    <Card title="Also book" level={3}>
      {typing !== undefined && other && (
        <AlsoBookForm
          service={other}
          values={also ? also.flight : undefined}
          out={added[0]?.flight}
          onSave={(flight) => {
            booking.dispatch({ type: 'alsoBooked', also: { serviceId: other.id, flight } });
            onTyping(undefined);
          }}
          onLeave={() => onTyping(undefined)}
        />
      )}
      {typing === undefined && !also && (
        <Stack space={3}>
          <p>
            The way back for the same {count === 1 ? 'passenger' : `${count} passengers`}, confirmed together:
          </p>
          {others.map(({ id, name, price }) => (
            <Inline key={id}>
              <Button icon={<Icon name="plus" />} onClick={() => onTyping(id)}>
                {name}
              </Button>
              <span>
                <Money kobo={koboOf(price)} /> per passenger
              </span>
            </Inline>
          ))}
        </Stack>
      )}
      {typing === undefined && also && (
        <Stack space={3}>
          {other ? (
            <p>
              <strong>{other.name}</strong> on flight {also.flight.Flight_Number},{' '}
              {flightRoute(other, also.flight)}, {formatDate(also.flight.Date_Of_Travel)},{' '}
              {formatClock(flightAt(also.flight))} WAT, for the same{' '}
              {count === 1 ? 'passenger' : `${count} passengers`}
            </p>
          ) : (
            <Banner tone="warning">The service of the way back can no longer be booked. Remove it.</Banner>
          )}
          <Inline>
            {other && <Button onClick={() => onTyping(other.id)}>Edit the other flight</Button>}
            <Button onClick={drop}>Remove the other flight</Button>
          </Inline>
        </Stack>
      )}
    </Card>
  );
}
