import { useQuery } from '@tanstack/react-query';
import type { Booking } from 'shared-api/bookings';
import { useCan } from 'shared-api/http';
import { servicesQuery } from 'shared-api/services';

/** The list has only the services of the client's own type. While it is not known, every service counts. */
export function useBookable(): (booking: Pick<Booking, 'service'>) => boolean {
  const books = useCan('bookings.create');
  const { data: services } = useQuery({ ...servicesQuery, enabled: books });
  return ({ service: { id: wanted } }) =>
    books &&
    wanted !== undefined &&
    (!services || services.some(({ id, status }) => id === wanted && status !== false));
}
