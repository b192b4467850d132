import type { AnySchema } from 'yup';
import * as contract from './index.ts';

interface Described {
  type: string;
  meta?: { kind?: string };
  fields?: Record<string, Described>;
  innerType?: Described;
}

function withoutKind({ type, meta, fields = {}, innerType }: Described, path: string): string[] {
  return [
    ...(type === 'string' && !meta?.kind ? [path] : []),
    ...Object.entries(fields).flatMap(([name, field]) => withoutKind(field, `${path}.${name}`)),
    ...(innerType ? withoutKind(innerType, `${path}[]`) : []),
  ];
}

const inputs = Object.entries(contract.contract).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema: AnySchema | undefined = call[part];
    return schema ? [[`${name}.${part}`, schema] as const] : [];
  }),
);

it('looks at every call that takes anything', () => {
  expect(inputs.length).toBeGreaterThan(100);
});

it('no text that a call takes is without a kind, which says how it is stored', () => {
  expect(inputs.flatMap(([name, schema]) => withoutKind(schema.describe() as Described, name))).toEqual([]);
});
