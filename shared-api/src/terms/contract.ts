import { endpoint, returns } from '../contract/endpoint.ts';
import { choice, line, lines, textFrom3 } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { optionalDay } from '../contract/queries.ts';
import { object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { textKinds, unknownValues } from './terms.ts';

const published = () =>
  lines(50_000)
    .required('Must be at least 3 character(s) long')
    .test('values', 'No setting has this name: {name}', function (text) {
      const [unknown] = unknownValues(text ?? '');
      return !unknown || this.createError({ message: `No value stands for ${unknown}` });
    });

export const readText = endpoint({
  method: 'GET',
  path: '/privacy/texts/:kind',
  access: 'public',
  summary:
    'The terms of registration or of booking, or the privacy notice: the newest version, or the one named',
  params: object({ kind: choice(textKinds) }),
  query: object({ version: line(40).optional() }),
  reply: returns<typeof replies.readText>(),
  meta: { failure: 'The text could not be fetched. Kindly Refresh', silentCodes: ['not_found'] },
});

export const listTexts = endpoint({
  method: 'GET',
  path: '/privacy/texts',
  access: ['privacy.handle'],
  summary: 'Every text that the authority published, the newest first',
  reply: returns<typeof replies.listTexts>(),
  key: keys.texts,
  meta: { failure: 'Fetching the texts failed. Kindly Refresh' },
});

export const publishText = endpoint({
  method: 'POST',
  path: '/privacy/texts',
  access: ['privacy.handle'],
  summary: 'A new version of a text, from now on or from a later day; earlier versions stay as they are',
  body: object({
    kind: choice(textKinds),
    text: published(),
    approvedBy: textFrom3(100),
    validFrom: optionalDay(),
  }),
  reply: returns<typeof replies.publishText>(),
  meta: {
    success: 'Text published',
    failure: 'The text was not published',
    invalidates: [keys.texts, keys.settings],
  },
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/me/terms',
  access: 'signed-in',
  summary: 'The caller accepts the terms of registration of this version',
  body: object({ version: line(40).required('Invalid version') }),
  meta: { success: 'Thank you', failure: 'It was not noted that you accept' },
});
