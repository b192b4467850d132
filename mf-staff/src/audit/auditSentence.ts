import { isSettingKey } from 'shared-api/settings';
import type { AuditEntry } from 'shared-api/staff';
import { settingText } from '../shared/settingText.ts';
import { differences, factText, readable, subjectText } from './auditText.ts';

/** Each text comes after a person's name. The placeholder `{}` is replaced by a text such as 'booking 12'. */
const deeds: Readonly<Record<string, string>> = {
  'adjustment.approved': 'approved {}',
  'adjustment.proposed': 'proposed {}',
  'adjustment.rejected': 'rejected {}',
  'booking.assigned': 'changed the officer of {}',
  'booking.changed': 'changed {}',
  'breach.changed': 'wrote what is known of {}',
  'breach.noticed': 'published a notice about {}',
  'breach.recorded': 'recorded {}',
  'breach.reported': 'recorded the report of {}',
  'breach.told': 'wrote to accounts that {} concerns',
  'client.file.read': 'read a document of {}',
  'client.identification.read': 'read the identification number of {}',
  'client.statement.taken': 'took a statement of {}',
  'client.note.added': 'added a note to {}',
  'client.note.corrected': 'corrected a note of {}',
  'code.added': 'added {}',
  'code.changed': 'changed {}',
  'code.removed': 'removed {}',
  'correction.approved': 'approved the correction of {}',
  'correction.proposed': 'proposed a correction of {}',
  'correction.rejected': 'rejected the correction of {}',
  'decision.approved': 'approved {}',
  'decision.proposed': 'proposed {}',
  'data.exported': 'took a copy of the own data, as {}',
  'decision.rejected': 'rejected {}',
  'desk.dayKept': 'kept a day of the desk at {} on a computer',
  'flight.expected': 'changed the time of {}',
  'international.granted': 'granted International services to {}',
  'international.refused': 'refused International services to {}',
  'list.taken': 'exported the {}',
  'month.closed': 'closed {}',
  'month.proposed': 'proposed to close {}',
  'month.verified': 'verified {}',
  'payment.canceled': 'cancelled {}',
  'payment.confirmed': 'confirmed {}',
  'payout.account.read': 'read the account number of {}',
  'payout.approved': 'approved {}',
  'payout.asked': 'asked for {}',
  'payout.paid': 'recorded {} as paid',
  'payout.refused': 'refused {}',
  'payout.returned': 'recorded {} as sent back',
  'release key.approved': 'accepted {}',
  'release key.proposed': 'made {}',
  'release key.rejected': 'refused {}',
  'release key.withdrawn': 'withdrew {}',
  'release.acceptedItself': 'brought a version of {}, which accepted itself',
  'release.brought': 'brought a version of {}',
  'release.refused': 'was refused a release of {}',
  'release.repeated': 'brought a version of {} again, which changed nothing',
  'remote.accept': 'accepted a version of {}',
  'remote.acceptsItself': 'changed which versions of {} accept themselves',
  'remote.offer': 'gave a version of {} to some',
  'remote.promote': 'gave a version of {} to everybody',
  'remote.refuse': 'refused a version of {}',
  'remote.remove': 'removed {}',
  'remote.rollBack': 'rolled {} back',
  'remote.takeBack': 'took back what only some had of {}',
  'request.answered': 'answered {}',
  'request.identified': 'recorded how it was seen who made {}',
  'request.passengers.read': 'read what is kept of the passengers of {}',
  'request.refused': 'refused {}',
  'exception.added': 'added {}',
  'exception.ended': 'ended {}',
  'service.offered': 'changed where and when {} is offered',
  'service.created': 'created {}',
  'service.updated': 'changed {}',
  'settlement.fileReceived': 'took in {}',
  'settlement.lineAssigned': 'changed who looks after {}',
  'settlement.lineIgnored': 'left out {}',
  'settlement.lineNoted': 'added a note to {}',
  'settlement.linePosted': 'posted {}',
  'settlement.profileMade': 'made {}',
  'settlement.filePosted': 'posted the matched lines of {}',
  'shift.added': 'added {}',
  'shift.canceled': 'cancelled {}',
  'shift.changed': 'changed {}',
  'staff.create': 'invited {}',
  'staff.invite': 'invited {} again',
  'text.published': 'published {}',
  'user.sessionsEnd': 'ended all sessions of {}',
  'meetingPicture.remove': 'removed the picture of the meeting point of {}',
  'meetingPicture.save': 'changed the picture of the meeting point of {}',
  'user.twoFactorReset': 'reset the two-factor sign-in of {}',
  'user.update': 'changed the profile of {}',
};

const valueText = (key: string, value: unknown): string =>
  isSettingKey(key) && typeof value === 'number' ? settingText(key, value) : factText(value);

export function auditSentence(entry: AuditEntry): string {
  const { person, action, subjectId, before, after } = entry;
  const subject = subjectText(entry);
  if (action === 'booking.status') return `${person} marked ${subject} as ${factText(after?.status)}`;
  if (action === 'setting.update')
    return `${person} changed ${subject} from ${valueText(subjectId, before?.value)} to ${valueText(subjectId, after?.value)}`;
  const deed = deeds[action];
  if (deed) return `${person} ${deed.replace('{}', () => subject)}`;
  const [change] = differences(before, after).filter(({ changed }) => changed);
  const what = change
    ? `${change.name.toLowerCase()} of ${subject} from ${change.before} to ${change.after}`
    : '';
  return what ? `${person} changed ${what}` : `${person}: ${readable(action)}, ${subject}`;
}
