const warning = 40;

const field = (record: object, name: string): unknown =>
  name in record ? Reflect.get(record, name) : undefined;

/**
 * The line as a person at a terminal should see it: plain text unchanged, and of the JSON log only warnings and
 * errors. Undefined for all others.
 */
export const readableLine = (line: string): string | undefined => {
  if (!line.startsWith('{')) return line;
  try {
    const record: unknown = JSON.parse(line);
    if (typeof record !== 'object' || record === null) return line;
    return Number(field(record, 'level') ?? warning) < warning ? undefined : line;
  } catch {
    return line;
  }
};
