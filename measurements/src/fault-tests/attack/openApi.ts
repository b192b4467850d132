/** JSON Schema as far as the portal's own description goes. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  /** Of a file that is sent along. */
  readonly contentMediaType?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Shape;
}

interface Operation {
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> };
}

/** A call as the API describes itself. */
export interface DescribedCall {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Of the body, if the call takes one. */
  readonly body: Shape | undefined;
  /** Whether it is answered without a session. */
  readonly open: boolean;
}

const whole = (path: string): string => (path.startsWith('/api') ? path : `/api${path}`);

export async function describedCalls(url: string): Promise<readonly DescribedCall[]> {
  const reply = await fetch(`${url}/api/openapi.json`);
  const { paths } = (await reply.json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, security }]) => ({
      method: method.toUpperCase(),
      path: whole(path),
      parameters,
      // What registers is also taken as JSON, without its files.
      body: Object.values(requestBody?.content ?? {})[0]?.schema,
      open: security?.length === 0,
    })),
  );
}
