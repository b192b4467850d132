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
