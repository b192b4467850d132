/** The newest version is first. A changed text needs a new version, since each acceptance names a version. */
export const termsVersions = {
  registration: ['2026-11'],
  booking: ['2026-11-27', '2026-11-24'],
  privacy: ['2026-11'],
} as const;

export type TextKind = keyof typeof termsVersions;
export const textKinds = Object.keys(termsVersions) as TextKind[];

export const currentTerms = <Of extends TextKind>(of: Of) => termsVersions[of][0];

export const isSample = (kind: TextKind, version: string): boolean =>
  (termsVersions[kind] as readonly string[]).includes(version);

/** A text may contain these names in braces; readers see the current values. */
export const textValues = [
  'authorityName',
  'cancellationHours',
  'refundCanceled',
  'refundFlightCanceled',
  'refundNoShow',
  'rrrExpiryDays',
] as const;
export type TextValue = (typeof textValues)[number];

const braces = /\{(\w*)\}/g;

export const unknownValues = (text: string, known: readonly string[] = textValues): string[] =>
  [...text.matchAll(braces)].flatMap(([whole, name = '']) => (known.includes(name) ? [] : [whole]));

export const filledText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(braces, (whole, name: string) => String(values[name] ?? whole));
