/**
 * Only a development build of the shell fills this (tooling/src/webpack/dev.ts), and only such a build looks at it:
 * the remotes run from a developer's machine instead of the registry's files.
 */
export const localRemotes: Readonly<Record<string, () => Promise<unknown>>> = {};
