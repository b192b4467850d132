import { airportCode, airports } from 'shared-api/airports';
import { type GlCode, ledgerAccounts } from 'shared-api/closing';
import { type Service, serviceTypeLabel } from 'shared-api/services';

export const accountText = ({ account }: Pick<GlCode, 'account'>): string =>
  ledgerAccounts[account] ?? account;

export const serviceText = (service: Pick<Service, 'name' | 'serviceTypeId'> | null): string =>
  service ? `${service.name}, ${serviceTypeLabel(service.serviceTypeId)}` : 'All services';

export const airportText = (airportId: number | null): string =>
  airports.find(({ id }) => id === airportId)?.name ?? 'All airports';

export const codeOfAirport = (airportId: number | null): string =>
  airportCode(airportId) ?? airportText(airportId);

export const placeText = (code: GlCode): string =>
  [accountText(code), serviceText(code.service), airportText(code.airportId)].join(', ');
