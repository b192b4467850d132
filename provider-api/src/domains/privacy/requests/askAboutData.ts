import type { ownRequests as listEndpoint, ReplyOf } from 'shared-api/contract';
import { requestDays } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import { insertRow } from '../../../db/index.ts';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { limit } from '../../../http/limits.ts';
import { tellOfficer } from '../tellOfficer.ts';

const received = `We have your request. We answer within ${requestDays} days, once we have seen who you are.`;

interface Asked {
  kind: string;
  text: string;
  name: string;
  contact: string;
  voucher?: string | undefined;
  userId?: number;
}

export async function keepRequest(ctx: Pick<AppContext, 'clock' | 'config' | 'db'>, asked: Asked) {
  const now = ctx.clock.now();
  const due = new Date(now.getTime() + requestDays * 86_400_000);
  await ctx.db.transaction(async (tx) => {
    const { id } = await insertRow(tx, 'privacy_requests', {
      kind: asked.kind,
      text: asked.text,
      name: asked.name,
      contact: asked.contact,
      voucher: asked.voucher,
      user_id: asked.userId,
      received_at: now,
      due_at: due,
    });
    await tellOfficer(tx, ctx, 'request.received', { requestId: id });
  });
}

async function ask(ctx: PublicContext, by: string, asked: Asked) {
  await limit(ctx, { name: 'privacy-requests', by, max: 5, windowMs: 3_600_000 });
  await keepRequest(ctx, asked);
  return { data: {}, message: received };
}

/** Nothing is looked up, so neither the reply nor its duration reveals whether somebody is known. */
export const askAboutData: Verb<'askAboutData'> = (ctx, { body }) => ask(ctx, ctx.address, body);

export const askAboutOwnData: Verb<'askAboutOwnData'> = (ctx, { body }) => {
  const { id, name, email } = ctx.actor;
  return ask(ctx, `account ${id}`, { ...body, name, contact: email, userId: id });
};

type Own = ReplyOf<typeof listEndpoint>[number];
type OwnRow = Omit<Own, 'dateReceived' | 'dateDue'> & { dateReceived: Date; dateDue: Date };

export const ownRequests: Verb<'ownRequests'> = async ({ db, actor }) => ({
  data: await db.all<OwnRow>(
    `select id, kind, text, state, received_at as "dateReceived", due_at as "dateDue"
       from privacy_requests where user_id = $1 order by received_at desc, id desc limit 50`,
    [actor.id],
  ),
});
