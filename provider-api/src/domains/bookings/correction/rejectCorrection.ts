import { may } from '../../../http/actor.ts';
import { Forbidden } from '../../../http/errors.ts';
import { correction } from './correction.ts';

export const rejectCorrection = correction.reject(({ actor }, { proposedBy }) => {
  if (proposedBy !== actor.id && !may(actor, 'bookings.decideCorrection'))
    throw new Forbidden('Only the finance office rejects what somebody else proposed');
});
