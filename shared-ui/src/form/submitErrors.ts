import { FORM_ERROR } from 'final-form';
import { isProblem, problemText } from '../query/problem.ts';

/** A refused request: its field errors at the fields of that name, whatever the letter case; the rest, and any other failure, in the summary. */
export function submitErrors(error: unknown, fields: readonly string[]): Record<string, string> {
  if (!isProblem(error)) return { [FORM_ERROR]: 'Something went wrong. Please try again.' };
  const result: Record<string, string> = {};
  const rest: string[] = [];
  for (const [key, text] of Object.entries(error.fieldErrors)) {
    const field = fields.find((name) => name.toLowerCase() === key.toLowerCase());
    if (field) result[field] = text;
    else rest.push(text);
  }
  if (Object.keys(result).length === 0 && rest.length === 0) rest.push(...error.errors);
  if (rest.length > 0 || Object.keys(result).length === 0)
    result[FORM_ERROR] = rest.join('\n') || problemText(error);
  return result;
}
