interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: { readonly enum?: readonly unknown[] };
}
interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>
  >;
}

/** Streams never end, and what describes the API takes no parameter. */
const leftOut = /\/(events|openapi\.json)$/;

/** Of these the first that the server takes. */
const likely = ['a', '1', '2026-03-01', 'true', '13'];

const valuesFor = ({ schema }: Parameter): readonly string[] => schema?.enum?.map(String) ?? likely;

async function taken(url: string, headers: Record<string, string>): Promise<boolean> {
  const { status } = await fetch(url, { headers });
  return status === 200;
}

/**
 * Every address that its caller can read, once for each parameter of its query with a value that the server takes, from
 * the API's own description. What is in a path is marked with * in an address of its own.
 */
export async function readableAddresses(url: string, token: string | undefined): Promise<string[]> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  const found: string[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || leftOut.test(path)) continue;
    const whole = path.startsWith('/api') ? path : `/api${path}`;
    const address = whole.replace(/\{\w+\}/g, '1');
    const { status } = await fetch(`${url}${address}`, { headers });
    if (status === 401 || status === 403) continue;
    if (whole !== address) found.push(whole.replace(/\{\w+\}/g, '1*'));
    for (const parameter of get.parameters?.filter((each) => each.in === 'query') ?? []) {
      for (const value of valuesFor(parameter)) {
        const tried = `${address}?${parameter.name}=${encodeURIComponent(value)}`;
        if (!(await taken(`${url}${tried}`, headers))) continue;
        found.push(tried);
        break;
      }
    }
  }
  return found;
}
