import { useQuery } from '@tanstack/react-query';
import { type Airport, airportsBusiestFirst, defaultAirportId } from 'shared-api/airports';
import { lagosDate } from 'shared-api/dates';
import { queryOf, serverNow, useSession } from 'shared-api/http';
import { type FigureSeries, figureSeries } from 'shared-api/staff';
import { remembered } from 'shared-ui';
import { spanOf } from './spanOf.ts';

const [useLastUsed, choose] = remembered('usualAirport');

// The airport that is used in another tab must not change the desk that is open in this one.
let lastUsed = Number(useLastUsed.getState());

export const usedAirport = (id: number): void => {
  lastUsed = id;
  choose(String(id));
};

const busiestOf = ({ airports: counted }: FigureSeries) =>
  counted.toSorted((one, other) => other.bookings - one.bookings)[0]?.id ?? defaultAirportId;

export function useDeskAirports(): readonly Airport[] {
  const own = useSession((state) => state.user?.airportIds);
  return own?.length ? airportsBusiestFirst.filter(({ id }) => own.includes(id)) : airportsBusiestFirst;
}

/**
 * Without an earlier choice, the airport with the most bookings is used. The value is undefined until the
 * numbers of bookings are fetched.
 */
export function useUsualAirport(): number | undefined {
  const choices = useDeskAirports();
  const last =
    choices.find(({ id }) => id === lastUsed) ?? (choices === airportsBusiestFirst ? undefined : choices[0]);
  const query = spanOf('30d', lagosDate(serverNow()));
  const { data, isError } = useQuery({ ...queryOf(figureSeries, { query }), enabled: !last });
  return last?.id ?? (isError ? defaultAirportId : data && busiestOf(data));
}
