import { type Actor, may } from '../../http/actor.ts';

interface Needing {
  ownerId: number;
  createdBy: number;
}

/**
 * Special needs tell of a person's health. The desk, the person who booked, and those who may change the owner's
 * bookings can read them; others see only that there are some.
 */
export const seesNeeds = (actor: Actor, { ownerId, createdBy }: Needing): boolean =>
  may(actor, 'desk.checkIn') ||
  actor.id === createdBy ||
  (actor.ownerId === ownerId && may(actor, 'bookings.change'));
