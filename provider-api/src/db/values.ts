const oids = { int8: 20, timestamptz: 1184, date: 1082, numeric: 1700, int8Array: 1016 };

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

const asIs = (text: string) => text;

export const readers: Readonly<Record<number, (text: string) => unknown>> = {
  [oids.int8]: safeInteger,
  [oids.date]: asIs,
  [oids.numeric]: asIs,
  [oids.timestamptz]: (text) => new Date(text),
  [oids.int8Array]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(safeInteger)),
};

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

function arrayLiteral(values: readonly unknown[]): string {
  const items = values.map((value) => {
    if (Array.isArray(value)) return arrayLiteral(value);
    const text = writeValue(value);
    return text === null ? 'NULL' : quoted(text);
  });
  return `{${items.join(',')}}`;
}

function writeValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return arrayLiteral(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

export const writeValues = (values: readonly unknown[] = []): (string | null)[] => values.map(writeValue);
