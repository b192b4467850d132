/** tooling/src/webpack/dev.ts fills this table in development builds with the developer's own remotes. */
export const localRemotes: Readonly<Record<string, () => Promise<unknown>>> = {};
