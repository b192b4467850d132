import { endpoint, type ReplyOf, returns } from '../contract/endpoint.ts';
import {
  choice,
  id,
  linesFrom3,
  optionalLinesFrom3,
  optionalVersion,
  textFrom3,
  timestamp,
  wholeNumber,
} from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId } from '../contract/queries.ts';
import { array, boolean, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { type BreachClass, breachClasses } from './rules.ts';

const told = {
  what: linesFrom3(2000),
  classes: array(choice(Object.keys(breachClasses) as BreachClass[]))
    .required('Choose at least one')
    .min(1, 'Choose at least one'),
  people: wholeNumber(0, 100_000_000, 'Enter a number').required('Enter a number'),
  consequences: linesFrom3(2000),
  measures: linesFrom3(2000),
  toldTo: optionalLinesFrom3(500).optional(),
};
const invalidates = [keys.breaches];

export const listBreaches = endpoint({
  method: 'GET',
  path: '/privacy/breaches',
  access: ['privacy.handle'],
  summary: 'The register of breaches, newest first',
  reply: returns<typeof replies.listBreaches>(),
  key: keys.breaches,
  meta: { failure: 'Fetching the register failed. Kindly Refresh' },
});

export const recordBreach = endpoint({
  method: 'POST',
  path: '/privacy/breaches',
  access: ['privacy.handle'],
  summary: 'Enter a breach; its clock runs from when it was known',
  body: object({ knownAt: timestamp(), ...told }),
  reply: returns<typeof replies.recordBreach>(),
  meta: { success: 'Breach recorded', failure: 'The breach was not recorded', invalidates },
});

export const changeBreach = endpoint({
  method: 'PATCH',
  path: '/privacy/breaches/:id',
  access: ['privacy.handle'],
  summary: 'Write what is known of a breach by now; when it was known stays',
  params: byId,
  body: object({ ...told, version: optionalVersion() }),
  reply: returns<typeof replies.changeBreach>(),
  meta: { success: 'Breach changed', failure: 'The breach was not changed', invalidates },
});

export const reportBreach = endpoint({
  method: 'POST',
  path: '/privacy/breaches/:id/report',
  access: ['privacy.handle'],
  summary: 'Record the number under which the Commission has the report, which stops the clock',
  params: byId,
  body: object({ number: textFrom3(100) }),
  reply: returns<typeof replies.reportBreach>(),
  meta: { success: 'Report recorded', failure: 'The report was not recorded', invalidates },
});

export const writeToAffected = endpoint({
  method: 'POST',
  path: '/privacy/breaches/:id/letter',
  access: ['privacy.handle'],
  summary:
    'Write to the accounts that a breach concerns, each once and all the same; a preview sends nothing',
  params: byId,
  body: object({
    text: linesFrom3(5000),
    accounts: array(id()).required('Name at least one account').min(1, 'Name at least one account').max(1000),
    preview: boolean().required(),
  }),
  reply: returns<typeof replies.writeToAffected>(),
  meta: { failure: 'The letter was not sent', invalidates },
});

export const publishNotice = endpoint({
  method: 'POST',
  path: '/privacy/breaches/:id/notice',
  access: ['privacy.handle'],
  summary: 'Publish a notice for people whom no letter reaches; it stands on the page about privacy',
  params: byId,
  body: object({ text: linesFrom3(5000) }),
  reply: returns<typeof replies.publishNotice>(),
  meta: { success: 'Notice published', failure: 'The notice was not published', invalidates },
});

export const breachDocument = endpoint({
  method: 'GET',
  path: '/privacy/breaches/:id/document',
  access: ['privacy.handle'],
  summary: 'A breach on paper, for the Commission',
  params: byId,
  replyKind: 'pdf',
});

export const publicNotices = endpoint({
  method: 'GET',
  path: '/privacy/notices',
  access: 'public',
  summary: 'The public notices about breaches, newest first',
  reply: returns<typeof replies.publicNotices>(),
  meta: { failure: 'Fetching the notices failed. Kindly Refresh' },
});

export type Breach = ReplyOf<typeof recordBreach>;
