export const verify = (what: string, holds: boolean, found?: unknown): void => {
  if (!holds)
    throw new Error(`${what}: NOT SO${found === undefined ? '' : `, but ${JSON.stringify(found)}`}`);
  console.log(`✓ ${what}`);
};
