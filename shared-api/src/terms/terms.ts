/**
 * Versions of the texts that people accept, the newest first: a changed wording is a new version, so that what is kept
 * of an acceptance says what was read.
 */
export const termsVersions = {
  registration: ['2026-11'],
  booking: ['2026-11-24', '2026-11'],
} as const;

export type TermsOf = keyof typeof termsVersions;

export const currentTerms = <Of extends TermsOf>(of: Of) => termsVersions[of][0];
