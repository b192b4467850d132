import { endpoint, returns } from '../contract/endpoint.ts';
import { line, optionalTextFrom3 } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { number, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { settingValue } from './schemas.ts';

const byKey = object({ key: line(60).required() });

export const listSettings = endpoint({
  method: 'GET',
  path: '/settings',
  access: ['settings.edit'],
  summary: 'Every setting with its default, its present value, who changed it and when',
  reply: returns<typeof replies.listSettings>(),
  key: keys.settings,
  meta: { failure: 'Something went wrong. Kindly Refresh' },
});

export const updateSetting = endpoint({
  method: 'PATCH',
  path: '/settings/:key',
  access: ['settings.edit'],
  summary:
    'Change a setting, or give it back its default; it takes effect with the next request on every server',
  params: byKey,
  body: object({
    value: settingValue().optional(),
    version: number().integer().min(0).required('The version is missing'),
    reason: optionalTextFrom3(500).optional(),
  }),
  reply: returns<typeof replies.updateSetting>(),
  meta: {
    success: 'Setting changed successfully',
    failure: 'Something went wrong. Kindly Refresh',
    invalidates: [keys.settings],
  },
});

export const settingHistory = endpoint({
  method: 'GET',
  path: '/settings/:key/history',
  access: ['settings.edit'],
  summary: 'Every change of one setting, newest first',
  params: byKey,
  query: page,
  paged: true,
  reply: returns<typeof replies.settingHistory>(),
  key: keys.settings,
  meta: { failure: 'Something went wrong. Kindly Refresh' },
});

export const readPublicSettings = endpoint({
  method: 'GET',
  path: '/settings/public',
  access: 'public',
  summary:
    'What visitors and clients may know: the authority, the minimums, the deadlines, the fees, the refunds',
  reply: returns<typeof replies.readPublicSettings>(),
});

const pictures = [...keys.settings, 'meeting-pictures'];

export const listMeetingPictures = endpoint({
  method: 'GET',
  path: '/settings/meeting-pictures',
  access: ['settings.edit'],
  summary: 'The airports whose meeting point has a picture, with its address',
  reply: returns<typeof replies.listMeetingPictures>(),
  key: pictures,
  meta: { failure: 'Something went wrong. Kindly Refresh' },
});

export const saveMeetingPicture = endpoint({
  method: 'POST',
  path: '/settings/meeting-pictures/:id',
  access: ['settings.edit'],
  summary:
    'A picture of the meeting point of an airport, in place of the one before: one JPEG of at most 2MB',
  params: byId,
  body: object({}),
  bodyKind: 'multipart',
  reply: returns<typeof replies.saveMeetingPicture>(),
  meta: {
    success: 'Picture saved',
    failure: 'The picture was not saved',
    invalidates: [pictures],
  },
});

export const removeMeetingPicture = endpoint({
  method: 'DELETE',
  path: '/settings/meeting-pictures/:id',
  access: ['settings.edit'],
  summary: 'Show no picture of the meeting point of an airport any more',
  params: byId,
  meta: {
    success: 'Picture removed',
    failure: 'The picture was not removed',
    invalidates: [pictures],
  },
});

export const meetingPicture = endpoint({
  method: 'GET',
  path: '/meeting-pictures/:id',
  access: 'public',
  summary: 'The picture of the meeting point of an airport, and no other file',
  params: byId,
  replyKind: 'file',
});
