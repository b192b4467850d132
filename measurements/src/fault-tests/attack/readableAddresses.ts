import { exampleAddress, type Known } from './examples.ts';
import { describedCalls, type Parameter } from './openApi.ts';

/** Streams never end, and what describes the API takes no parameter. */
const leftOut = /\/(events|openapi\.json)$/;

/** Of these the first that the server takes. */
const likely = ['a', '1', '2026-03-01', 'true', '13', 'Paid'];

const valuesFor = ({ schema }: Parameter): readonly string[] => schema?.enum?.map(String) ?? likely;

interface Reader {
  readonly token: string | undefined;
  readonly known: Known;
}

/** Without these nothing else is looked at. */
const required = (parameters: readonly Parameter[]): string =>
  parameters
    .filter((each) => each.required)
    .map(({ name, schema }) => `${name}=${schema?.type === 'integer' ? 13 : '2026-03-01'}`)
    .join('&');

/**
 * Every address that its caller can read, once for each parameter of its query with a value that the server takes, from
 * the API's own description. What is in a path is marked with * in an address of its own.
 */
export async function readableAddresses(url: string, { token, known }: Reader): Promise<string[]> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const statusOf = async (address: string) => (await fetch(`${url}${address}`, { headers })).status;
  const found: string[] = [];
  for (const call of await describedCalls(url)) {
    if (call.method !== 'GET' || leftOut.test(call.path)) continue;
    const query = call.parameters.filter((each) => each.in === 'query');
    const needed = required(query);
    const address = exampleAddress(call, known);
    const refused = [401, 403].includes(await statusOf(needed ? `${address}?${needed}` : address));
    if (refused) continue;
    const marked = exampleAddress(call, known, '*');
    if (marked !== address) found.push(marked);
    if (needed) found.push(`${address}?${needed}`);
    for (const parameter of query.filter((each) => !each.required))
      for (const value of valuesFor(parameter)) {
        const tried = `${address}?${needed ? `${needed}&` : ''}${parameter.name}=${encodeURIComponent(value)}`;
        if ((await statusOf(tried)) !== 200) continue;
        found.push(tried);
        break;
      }
  }
  return found;
}
