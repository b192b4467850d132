const warning = 40;

const field = (record: object, name: string): unknown =>
  name in record ? Reflect.get(record, name) : undefined;

/** Plain text is returned unchanged. Lines of the JSON log are returned only for warnings and errors. */
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
