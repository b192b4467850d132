interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Streams never end, and what describes the API takes no parameter. */
const leftOut = /\/(events|openapi\.json)$/;

const sampleOf = (name: string): string =>
  /^(search|q|sort|code|key|kind|status|name)$/i.test(name) ? 'a' : '1';

/**
 * Every address that can be read, with a value for each parameter, from the API's own description. `mark` stands behind
 * what is in the path, where an attacker is to try.
 */
export async function readableAddresses(url: string, mark = ''): Promise<string[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || leftOut.test(path)) return [];
    const address = path.replace(/\{(\w+)\}/g, (_match, name: string) => `${sampleOf(name)}${mark}`);
    const query = (get.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => `${name}=${sampleOf(name)}`);
    return [
      (address.startsWith('/api') ? address : `/api${address}`) +
        (query.length > 0 ? `?${query.join('&')}` : ''),
    ];
  });
}
