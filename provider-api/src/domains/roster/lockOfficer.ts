import { notAtAirport, onlyAdministratorLeads, onlyLead } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Context } from '../../http/context.ts';
import { BadRequest, Forbidden } from '../../http/errors.ts';
import { expectOwnAirport } from '../../permissions/airports.ts';
import { isLead } from './lead.ts';
import { findOfficer } from './officers.ts';

interface Written {
  officerId: number;
  airportId: number;
  ofLead: boolean;
}

/** Locks the officer, so that shifts are written one at a time. @throws if the caller may not write the shift. */
export async function lockOfficer(tx: Tx, { actor, clock }: Context, shift: Written): Promise<void> {
  const { officerId, airportId, ofLead } = shift;
  expectOwnAirport(actor, airportId);
  if (!(await isLead(tx, actor, airportId, clock.now()))) throw new Forbidden(onlyLead);
  if (ofLead && !may(actor, 'desk.roster')) throw new Forbidden(onlyAdministratorLeads);
  if (!(await findOfficer(tx, { id: officerId, airportId }, 'for update')))
    throw new BadRequest(notAtAirport, 'not_at_airport');
}
