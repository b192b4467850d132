/**
 * Filled and read only in a development build of the shell (tooling/src/webpack/dev.ts): these remotes run from the
 * developer's machine instead of the registry's files.
 */
export const localRemotes: Readonly<Record<string, () => Promise<unknown>>> = {};
