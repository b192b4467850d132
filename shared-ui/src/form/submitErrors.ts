import { FORM_ERROR } from 'final-form';
import { isProblem, problemText } from '../query/problem.ts';
import { wasTold } from '../query/toldFailures.ts';

/** An empty text marks the attempt as failed without a message. */
const toldElsewhere = '';

/**
 * Field errors are shown at the fields of the same name, in any letter case, and other errors in the summary.
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
