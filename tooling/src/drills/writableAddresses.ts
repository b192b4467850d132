/** JSON Schema as far as the portal's own description goes. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}
interface Operation {
  readonly security?: readonly unknown[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A call that changes something, with a body that names every field. */
export interface Writable {
  readonly method: string;
  /** What is in its path is marked with *. */
  readonly address: string;
  readonly body: unknown;
  readonly open: boolean;
}

/** These would end the attacker's own session, and the attack with it. */
const leftOut = /logout|sessions|password|two-factor/;

const isDay = /date|^(from|to)$|day$/i;

function textFor(name: string): string {
  if (/email/i.test(name)) return 'sample@example.test';
  if (/phone|mobile/i.test(name)) return '08031234567';
  return isDay.test(name) ? '2031-03-01' : 'Sample';
}

function exampleOf({ type, enum: choices, minimum, properties, items }: Shape, name = ''): unknown {
  if (choices) return choices[0];
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([key, shape]) => [key, exampleOf(shape, key)]),
      );
    case 'array':
      return items ? [exampleOf(items, name)] : [];
    case 'integer':
    case 'number':
      return Math.max(1, minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return textFor(name);
  }
}

/** Every call with a JSON body, from the API's own description. */
export async function writableAddresses(url: string): Promise<readonly Writable[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody, security }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      if (!schema || leftOut.test(path)) return [];
      return {
        method: method.toUpperCase(),
        address: path.replace(/\{\w+\}/g, '1*'),
        body: exampleOf(schema),
        open: security?.length === 0,
      };
    }),
  );
}
