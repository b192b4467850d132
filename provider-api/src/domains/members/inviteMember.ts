import { hourMs, koboFromNaira, maxMembers, mayHaveMembers } from 'shared-api/rules';
import { isUniqueViolation, type Tx } from '../../db/index.ts';
import { byMember } from '../../http/actor.ts';
import type { Context, Input, Verb } from '../../http/context.ts';
import { BadRequest, Invalid } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { limit } from '../../http/limits.ts';
import { tell } from '../../telling/tell.ts';
import { issueInvitation, releaseInvitation } from '../accounts/index.ts';
import { recordActivity } from '../activities/index.ts';
import { lockMember, memberReply, organisationOf, refuseDeputy } from './memberRow.ts';

export const koboOrNull = (naira: number | null): number | null =>
  naira === null ? null : (koboFromNaira(naira) ?? 0);

interface Owner {
  category: string;
  clientTypeId: number;
}

/** The organisation is locked until the end, so that two invitations at once cannot exceed the limit of members. */
async function lockOwner(tx: Tx, ownerId: number): Promise<Owner> {
  const owner = await tx.one<Owner>(
    'select category, client_type_id as "clientTypeId" from users where id = $1 for no key update',
    [ownerId],
  );
  if (!mayHaveMembers(owner.category))
    throw new BadRequest('Only an organisation can have members', 'not_possible');
  return owner;
}

/** The count includes the invited member: a problem of their address is told before the limit. */
async function refuseTooMany(tx: Tx, ownerId: number): Promise<void> {
  const { count } = await tx.one<{ count: number }>(
    'select count(*) as count from users where member_of = $1 and member_removed_at is null',
    [ownerId],
  );
  if (count > maxMembers)
    throw new BadRequest(`An organisation can have at most ${maxMembers} members`, 'members_limit');
}

type NewMember = Input<'inviteMember'>['body'];

/** Members are Active without a review, because their organisation was reviewed. */
async function insertMember(tx: Tx, { actor, clock }: Context, body: NewMember): Promise<number> {
  const { clientTypeId } = await lockOwner(tx, actor.ownerId);
  await releaseInvitation(tx, { email: body.Email, now: clock.now(), ownerId: actor.ownerId });
  try {
    const { id } = await tx.one<{ id: number }>(
      `insert into users (email, role, status, category, client_type_id, first_name, last_name, member_of,
                          member_role, created_at)
       values ($1, 'Client', 'Active', 'Individual', $2, $3, $4, $5, $6, $7) returning id`,
      [body.Email, clientTypeId, body.FirstName, body.LastName, actor.ownerId, body.Role, clock.now()],
    );
    return id;
  } catch (thrown) {
    if (isUniqueViolation(thrown, 'users_email'))
      throw new Invalid({ Email: ['This email address is already registered'] });
    throw thrown;
  }
}

export const recordOfMember = (tx: Tx, { actor, clock }: Context, description: string): Promise<void> =>
  recordActivity(tx, {
    userId: actor.ownerId,
    description: description + byMember(actor),
    at: clock.now(),
  });

async function tellInvited(tx: Tx, ctx: Context, id: number, role: string): Promise<void> {
  const invitation = await issueInvitation(tx, ctx, id);
  await tell(tx, id, 'member.invited', { organisation: organisationOf(ctx.actor), role, ...invitation });
}

/** The address may belong to a stranger, so only a limited number of e-mails is sent. */
async function limitLetters(ctx: Context, email: string): Promise<void> {
  const hourly = { name: 'invitation', windowMs: hourMs };
  await limit(ctx, { ...hourly, by: email.toLowerCase(), max: 5 });
  await limit(ctx, { ...hourly, by: String(ctx.actor.ownerId), max: 50 });
}

export const inviteMember: Verb<'inviteMember'> = async (ctx, { body }) => {
  await limitLetters(ctx, body.Email);
  return idempotent(ctx, body, async (tx) => {
    refuseDeputy(ctx.actor, body.Role);
    const id = await insertMember(tx, ctx, body);
    await refuseTooMany(tx, ctx.actor.ownerId);
    await tx.query(
      'insert into member_limits (member_id, per_order_kobo, per_month_kobo) values ($1, $2, $3)',
      [id, koboOrNull(body.PerOrder), koboOrNull(body.PerMonth)],
    );
    await tellInvited(tx, ctx, id, body.Role);
    await recordOfMember(tx, ctx, `${body.FirstName} ${body.LastName} invited as ${body.Role}`);
    const data = await memberReply(tx, ctx.actor, { id, now: ctx.clock.now() });
    return { data, message: 'Invitation sent successfully' };
  });
};

export const inviteMemberAgain: Verb<'inviteMemberAgain'> = async (ctx, { params: { id } }) => {
  const { email } = await ctx.db.transaction((tx) => lockMember(tx, ctx.actor, id));
  await limitLetters(ctx, email);
  return idempotent(ctx, { id }, async (tx) => {
    const member = await lockMember(tx, ctx.actor, id);
    if (member.removedAt !== null) await lockOwner(tx, ctx.actor.ownerId);
    if (member.released)
      throw new BadRequest('This address has got another account: invite another address', 'not_possible');
    if (member.removedAt === null && member.emailVerified)
      throw new BadRequest('This member has set a password already', 'not_possible');
    if (member.removedAt === null && member.status !== 'Active')
      throw new BadRequest('The authority stopped this account', 'not_possible');
    await tx.query(
      `update users set status = 'Active', member_removed_at = null, email_verified_at = null, password_hash = null
          where id = $1`,
      [id],
    );
    await refuseTooMany(tx, ctx.actor.ownerId);
    await tellInvited(tx, ctx, id, member.role);
    await recordOfMember(tx, ctx, `${member.firstName} ${member.lastName} invited again as ${member.role}`);
    const data = await memberReply(tx, ctx.actor, { id, now: ctx.clock.now() });
    return { data, message: 'Invitation sent successfully' };
  });
};
