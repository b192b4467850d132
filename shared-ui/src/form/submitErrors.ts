import { FORM_ERROR } from 'final-form';
import { isProblem, problemText } from '../query/problem.ts';
import { wasTold } from '../query/toldFailures.ts';

/** With an empty text, the submission fails but the form shows no message. */
const toldElsewhere = '';

/**
 * An error for a field is shown at the field of the same name; upper and lower case do not matter. Other errors
 * are shown in the summary.
 */
export function submitErrors(error: unknown, fields: readonly string[]): Record<string, string> {
  const inSummary = (text: string) => ({ [FORM_ERROR]: wasTold(error) ? toldElsewhere : text });
  if (!isProblem(error)) return inSummary('Something went wrong. Please try again.');
  const result: Record<string, string> = {};
  const rest: string[] = [];
  for (const [key, text] of Object.entries(error.fieldErrors)) {
    const field = fields.find((name) => name.toLowerCase() === key.toLowerCase());
    if (field) result[field] = text;
    else rest.push(text);
  }
  if (Object.keys(result).length === 0 && rest.length === 0) rest.push(...error.errors);
  if (rest.length > 0 || Object.keys(result).length === 0)
    Object.assign(result, inSummary(rest.join('\n') || problemText(error)));
  return result;
}
