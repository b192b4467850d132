import { dropDraft, readDraft, saveDraft } from 'shared-api/http';

export const registrationNames = ['corporate', 'government', 'individual', 'family'] as const;
export type RegistrationName = (typeof registrationNames)[number];

/** Drafts are stored by user id, but a visitor has no id. */
const visitor = 0;
const nameOf = (registration: RegistrationName) => `register-${registration}`;

/**
 * Secrets and identification numbers must not be stored. Consent must be given again, and files cannot be
 * stored.
 */
const neverKept: readonly string[] = ['Password', 'Confirm_Password', 'Identification', 'Accept', 'Files'];

const withoutSecrets = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !neverKept.includes(field)));

export const registrationDraft = {
  save: (registration: RegistrationName, values: object): void =>
    saveDraft(visitor, nameOf(registration), withoutSecrets(values)),
  read: (registration: RegistrationName) => readDraft<Record<string, unknown>>(visitor, nameOf(registration)),
  drop: (registration: RegistrationName): void => dropDraft(visitor, nameOf(registration)),
};
