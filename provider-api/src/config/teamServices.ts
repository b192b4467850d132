import { type Permission, permissions } from 'shared-api/permissions';
import type { Reader } from './environmentVariable.ts';

/** The portal forwards calls of /api/x/{name}/ to this service of another team. */
export interface TeamService {
  readonly name: string;
  readonly url: string;
  /** The service learns only which of these permissions its caller has. */
  readonly permissions: readonly Permission[];
}

const form =
  'be JSON such as {"lounge":{"url":"http://10.0.0.5:8080","permissions":["bookings.view"]}}, with names in small letters';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPermission = (value: unknown): value is Permission => permissions.some((known) => known === value);

function serviceOf(name: string, value: unknown): TeamService {
  const { url, permissions: told = [] } = isRecord(value) ? value : {};
  const isAddress = typeof url === 'string' && URL.canParse(url) && /^https?:\/\/[^?#@]+$/.test(url);
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(name) || !isAddress || !Array.isArray(told)) throw new Error(form);
  const unknown = told.filter((permission) => !isPermission(permission));
  if (unknown.length > 0) throw new Error(`name permissions that there are, not ${unknown.join(', ')}`);
  return { name, url, permissions: told.filter(isPermission) };
}

export const asTeamServices: Reader<readonly TeamService[]> = (text) => {
  let services: unknown;
  try {
    services = JSON.parse(text);
  } catch {
    throw new Error(form);
  }
  if (!isRecord(services)) throw new Error(form);
  return Object.entries(services).map(([name, value]) => serviceOf(name, value));
};
