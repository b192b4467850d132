const accountPattern = /^0?[789][01]\d{8}$/;
const nationalPattern = /^(?:\+?234|0)?([789][01]\d{8})$/;

/** The specification's rule for account phone numbers (REG-27). */
export const isAccountPhone = (value: string): boolean => accountPattern.test(value);

/** "+234 803 123 4567", "803 123 4567", "0803-123-4567" → "08031234567"; anything else unchanged. */
export function nationalPhone(value: string): string {
  const subscriber = nationalPattern.exec(value.replace(/[\s.\-()]/g, ''))?.[1];
  return subscriber ? `0${subscriber}` : value.trim();
}

/** A number of another country, with its code: "+44 7911 123456", at least eleven characters (G15). */
export const isForeignPhone = (value: string): boolean =>
  /^\+(?!234)[1-9]\d{9,14}$/.test(value.replace(/[\s.\-()]/g, ''));

/** "+2348031234567" or "08031234567" → "0803 123 4567" */
export const formatPhone = (value: string): string =>
  nationalPhone(value).replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');
