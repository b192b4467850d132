import { airports } from 'shared-api/airports';
import { feedbackFlagKey } from 'shared-api/http';

const airportKey = 'airportId';

const isAirport = (text: string | null): text is string => airports.some(({ id }) => String(id) === text);

export function rememberFeedbackLink(search: URLSearchParams): void {
  const airportId = search.get('airportId');
  if (search.get('feedback') !== 'true' || !isAirport(airportId)) return;
  localStorage.setItem(feedbackFlagKey, 'true');
  localStorage.setItem(airportKey, airportId);
}

/** 0 means no airport. */
export function rememberedAirportId(): number {
  const stored = localStorage.getItem(airportKey);
  return isAirport(stored) ? Number(stored) : 0;
}

export const dismissFeedback = (): void => localStorage.removeItem(feedbackFlagKey);

export function forgetFeedbackLink(): void {
  dismissFeedback();
  localStorage.removeItem(airportKey);
}
