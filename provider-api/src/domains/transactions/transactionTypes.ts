import { type Permission, roleCan } from 'shared-api/rules';
import { type Actor, onlyMaker } from '../../http/actor.ts';
import { Forbidden } from '../../http/errors.ts';
import { airportLimit } from '../../permissions/airports.ts';

export const bookingType = 0;
export const registrationType = 1;
export const fundType = 2;
export type TransactionType = typeof bookingType | typeof registrationType | typeof fundType;

const staffPermission: Record<TransactionType, Permission> = {
  [bookingType]: 'transactions.readBookings',
  [registrationType]: 'transactions.readRegistrations',
  [fundType]: 'transactions.readFunds',
};
const allTypes: readonly TransactionType[] = [bookingType, registrationType, fundType];

export const visibleTypes = ({ role, memberRole }: Actor): TransactionType[] =>
  allTypes.filter((type) =>
    roleCan(role, 'transactions.readOwn')
      ? memberRole === null || type !== registrationType
      : roleCan(role, staffPermission[type]),
  );

export function readType(type: number, actor: Actor): TransactionType {
  const known = allTypes.find((each) => each === (type === 3 ? fundType : type)) ?? bookingType;
  if (!visibleTypes(actor).includes(known)) throw new Forbidden();
  return known;
}

export const readScope = (
  actor: Actor,
): { clientId?: number; madeBy?: number; airportIds?: readonly number[] } => {
  const airportIds = airportLimit(actor);
  const madeBy = onlyMaker(actor);
  return {
    ...(roleCan(actor.role, 'transactions.readOwn') && { clientId: actor.ownerId }),
    ...(madeBy !== undefined && { madeBy }),
    ...(airportIds && { airportIds }),
  };
};
