import { SignJWT } from 'jose';
import type { AppContext } from '../../appContext.ts';
import type { TeamService } from '../../config/teamServices.ts';
import { type Actor, may } from '../../http/actor.ts';
import { algorithm, signingKey } from './signingKeys.ts';

const lifeSeconds = 60;

type Caller = Pick<Actor, 'id' | 'role' | 'memberRole' | 'permissions'>;

export const portalFor = (id: number): Caller => ({ id, role: 'Portal', memberRole: null, permissions: [] });

/** The token tells one service who calls, without a name or an address. The portal itself does not accept the token. */
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
