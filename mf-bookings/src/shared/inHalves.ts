export const inHalves = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
