import type { AppContext } from '../../appContext.ts';
import type { TeamService } from '../../config/teamServices.ts';
import { callerToken, portalFor } from './callerToken.ts';
import { replyWithinMs } from './proxy.ts';

/** GET returns the person's data, DELETE erases it. Returns undefined if the service gives no reply. */
export async function askAboutPerson(
  context: AppContext,
  service: TeamService,
  method: 'GET' | 'DELETE',
  id: number,
): Promise<string | undefined> {
  try {
    const reply = await fetch(`${service.url.replace(/\/$/, '')}/people/${id}`, {
      method,
      headers: { authorization: `Bearer ${await callerToken(context, service, portalFor(id))}` },
      redirect: 'error',
      signal: AbortSignal.timeout(replyWithinMs),
    });
    if (!reply.ok) throw new Error(`It answered ${reply.status}`);
    return await reply.text();
  } catch (error) {
    context.log.warn({ service: service.name, err: error }, 'a service did not answer about somebody');
    return undefined;
  }
}
