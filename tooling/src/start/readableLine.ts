const warning = 40;

const field = (record: object, name: string): unknown =>
  name in record ? Reflect.get(record, name) : undefined;

/**
 * A person at a terminal needs sentences as they are, and of the JSON log warnings and errors. Undefined means that
 * there is nothing to show.
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
