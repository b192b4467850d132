import { type TextKind, textKinds } from 'shared-api/terms';
import { links } from 'shared-ui';

export const kindWords: Readonly<Record<TextKind, string>> = {
  registration: 'Terms of registration',
  booking: 'Terms of booking',
  privacy: 'Privacy notice',
};

export const kindOptions = textKinds.map((kind) => ({ value: kind, label: kindWords[kind] }));

export const pageOf = (kind: TextKind, version: string): string =>
  ({ registration: links.terms, booking: links.bookingTerms, privacy: links.privacy })[kind]({ version });
