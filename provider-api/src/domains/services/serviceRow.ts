import type { Service } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';

export interface ServiceRow {
  id: number;
  name: string;
  description: string;
  priceKobo: number;
  serviceTypeId: number;
  direction: number | null;
  active: boolean;
}

export const serviceColumns = `
  id, name, description, price_kobo as "priceKobo", service_type_id as "serviceTypeId", direction, active`;

export const serviceReply = (row: ServiceRow): Service => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: nairaFromKobo(row.priceKobo),
  serviceTypeId: row.serviceTypeId,
  status: row.active,
  direction: row.direction,
});
