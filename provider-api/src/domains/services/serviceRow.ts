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
  version: number;
  /** Only a statement that selects `offeredColumns` gives these values. */
  notOfferedAt?: number[];
  limited?: boolean;
}

export const serviceColumns = `
  id, name, description, price_kobo as "priceKobo", service_type_id as "serviceTypeId", direction, active,
  version`;

export const offeredColumns = `
  array(select airport_id from service_offers o where o.service_id = services.id and not o.offered order by 1)
    as "notOfferedAt",
  (exists (select from service_offers o where o.service_id = services.id)
    or exists (select from offer_exceptions e
                where e.ended_at is null and (e.service_id is null or e.service_id = services.id))) as limited`;

export const factsOf = ({ version: _, ...facts }: ServiceRow) => facts;

export const serviceReply = ({ priceKobo, active, limited, notOfferedAt, ...row }: ServiceRow): Service => ({
  ...row,
  price: nairaFromKobo(priceKobo),
  status: active,
  ...(limited && { limited }),
  ...(notOfferedAt?.length && { notOfferedAt }),
});
