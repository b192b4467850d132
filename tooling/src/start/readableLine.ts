const warning = 40;

/** Plain text is returned unchanged. Lines of the JSON log are returned only for warnings and errors. */
export const readableLine = (line: string): string | undefined => {
  if (!line.startsWith('{')) return line;
  try {
    const { level = warning }: { level?: number } = JSON.parse(line);
    return level < warning ? undefined : line;
  } catch {
    return line;
  }
};
