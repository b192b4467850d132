import type { AnySchema } from '../contract/yup.ts';

interface Described {
  type: string;
  nullable?: boolean;
  oneOf?: readonly unknown[];
  fields?: Record<string, unknown>;
  innerType?: unknown;
  tests?: readonly { name?: string; params?: Record<string, unknown> }[];
}

const moment = '2026-03-03T09:00:00.000Z';
const isMoment = /date|time|since|until|_at$|At$|^at$/i;
const isDay = /^(day|from|to)$|Day$/;
const isMoney = /price|amount|balance|total|fee/i;

const limitOf = ({ tests = [] }: Described, name: 'min' | 'length'): number | undefined => {
  const limit = tests.find((test) => test.name === name)?.params?.[name];
  return typeof limit === 'number' ? limit : undefined;
};

function textOf(described: Described, key: string): string {
  if (isDay.test(key)) return moment.slice(0, 10);
  if (isMoment.test(key)) return moment;
  if (/email/i.test(key)) return 'sample@example.test';
  if (key === 'phone') return '+234 1 234 5678';
  const text = key === '' ? 'Sample' : `Sample ${key}`;
  return text.padEnd(limitOf(described, 'length') ?? limitOf(described, 'min') ?? 0, '0');
}

function numberOf(described: Described, key: string): number {
  return Math.max(isMoney.test(key) ? 50_000 : 1, limitOf(described, 'min') ?? 0);
}

function exampleFor(described: Described, key: string): unknown {
  const chosen = described.oneOf?.find((value) => value !== null && typeof value !== 'object');
  if (chosen !== undefined) return chosen;
  switch (described.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(described.fields ?? {}).map(([name, field]) => [
          name,
          exampleFor(field as Described, name),
        ]),
      );
    case 'array':
      return described.innerType ? [exampleFor(described.innerType as Described, key)] : [];
    case 'number':
      return numberOf(described, key);
    case 'boolean':
      return true;
    case 'string':
      return textOf(described, key);
    default:
      return {};
  }
}

export const exampleOf = (schema: AnySchema): unknown => exampleFor(schema.describe() as Described, '');
