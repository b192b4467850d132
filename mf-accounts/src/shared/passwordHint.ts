export const passwordHint =
  'At least 6 characters, with a digit, a special character, an uppercase and a lowercase letter';
