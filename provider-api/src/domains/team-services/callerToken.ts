import { SignJWT } from 'jose';
import type { AppContext } from '../../appContext.ts';
import type { TeamService } from '../../config/teamServices.ts';
import { type Actor, may } from '../../http/actor.ts';
import { algorithm, signingKey } from './signingKeys.ts';

const lifeSeconds = 60;

type Caller = Pick<Actor, 'id' | 'role' | 'memberRole' | 'permissions'>;

/** The portal itself asks about a person; nobody has its role. */
export const portalFor = (id: number): Caller => ({ id, role: 'Portal', memberRole: null, permissions: [] });

/** It tells one service who calls, without a name or an address; the portal itself takes no such token. */
export async function callerToken(
  context: AppContext,
  { name, permissions }: TeamService,
  actor: Caller,
): Promise<string> {
  const { kid, key } = await signingKey(context);
  const issued = Math.floor(context.clock.now().getTime() / 1000);
  return new SignJWT({
    role: actor.memberRole ?? actor.role,
    permissions: permissions.filter((permission) => may(actor, permission)),
  })
    .setProtectedHeader({ alg: algorithm, kid })
    .setIssuer(context.config.publicUrl)
    .setAudience(name)
    .setSubject(String(actor.id))
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifeSeconds)
    .sign(key);
}
