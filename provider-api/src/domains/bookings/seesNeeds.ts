import { type Actor, may } from '../../http/actor.ts';

interface Needing {
  ownerId: number;
  createdBy: number;
}

/**
 * Needs tell of health: the desk reads them, whoever made the booking, and of its owner's people those who may change
 * it. Anybody else learns that needs are stated.
 */
export const seesNeeds = (actor: Actor, { ownerId, createdBy }: Needing): boolean =>
  may(actor, 'desk.checkIn') ||
  actor.id === createdBy ||
  (actor.ownerId === ownerId && may(actor, 'bookings.change'));
