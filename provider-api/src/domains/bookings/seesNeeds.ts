import { type Actor, may } from '../../http/actor.ts';

interface Needing {
  ownerId: number;
  createdBy: number;
}

/**
 * Special needs reveal a person's health. Only the desk, the person who booked, and those who may change the owner's
 * bookings can read them.
 */
export const seesNeeds = (actor: Actor, { ownerId, createdBy }: Needing): boolean =>
  may(actor, 'desk.checkIn') ||
  actor.id === createdBy ||
  (actor.ownerId === ownerId && may(actor, 'bookings.change'));
