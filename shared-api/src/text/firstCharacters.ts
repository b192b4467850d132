export const firstCharacters = (text: string, count: number): string =>
  text.length <= count
    ? text
    : Array.from(text.slice(0, 2 * count))
        .slice(0, count)
        .join('');

export function shortened(text: string, count: number): string {
  const first = firstCharacters(text, count);
  return first === text ? text : `${firstCharacters(text, count - 1)}…`;
}

const maxQuoted = 80;

export const quoted = (text: string): string => `“${shortened(text, maxQuoted)}”`;
