/**
 * Remotes that run from a developer's machine instead of the registry's files, by name. Only a development build of the
 * shell fills it (tooling/src/webpack/dev.ts) and only such a build looks at it.
 */
export const localRemotes: Readonly<Record<string, () => Promise<unknown>>> = {};
