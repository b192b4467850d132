import { useSearchParams } from 'react-router-dom';
import type { Airport } from 'shared-api/airports';
import { daysLater, isCalendarDate, lagosDate } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import { withParams } from 'shared-ui';
import { useKeys } from 'shared-ui/data';
import { useDeskAirports, usedAirport, useUsualAirport } from './usualAirport.ts';

export interface DeskParams {
  airport: Airport | undefined;
  choices: readonly Airport[];
  date: string;
  today: string;
  goTo: (place: { airport?: number; date?: string }) => void;
}

export function useDeskParams(): DeskParams {
  const [search, setSearch] = useSearchParams();
  const choices = useDeskAirports();
  const usual = useUsualAirport();
  const today = lagosDate(serverNow());
  const asked = Number(search.get('airport') ?? Number.NaN);
  const wanted = Number.isNaN(asked) ? usual : asked;
  const airport = choices.find(({ id }) => id === wanted) ?? (wanted ? choices[0] : undefined);
  const given = search.get('date') ?? '';
  const date = isCalendarDate(given) ? given : today;
  const goTo: DeskParams['goTo'] = (place) => {
    if (place.airport) usedAirport(place.airport);
    setSearch((previous) =>
      withParams(previous, {
        ...(place.airport && { airport: String(place.airport) }),
        ...(place.date && { date: place.date === today ? undefined : place.date }),
      }),
    );
  };
  return { airport, choices, date, today, goTo };
}

export const useDayKeys = ({ date, goTo }: Pick<DeskParams, 'date' | 'goTo'>): void =>
  useKeys({
    ArrowLeft: () => goTo({ date: daysLater(date, -1) }),
    ArrowRight: () => goTo({ date: daysLater(date, 1) }),
  });
