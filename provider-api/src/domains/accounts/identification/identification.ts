import { lastLetters, SealedColumn, type SecretBox } from '../../../secrets/index.ts';

export const identifications = new SealedColumn('users', 'identification');

export const sealIdentification = (secrets: SecretBox, number: string): string =>
  identifications.seal(secrets, number);

export const openIdentification = (secrets: SecretBox, sealed: string | null): string | null =>
  sealed === null ? null : identifications.open(secrets, sealed);

export const maskIdentification = (secrets: SecretBox, sealed: string | null): string | null =>
  sealed === null ? null : lastLetters(identifications.open(secrets, sealed));
