declare module 'icss-utils' {
  export function extractICSS(root: import('postcss').Root): { icssExports: Record<string, string> };
}
declare module 'postcss-modules-local-by-default' {
  const plugin: () => import('postcss').Plugin;
  export default plugin;
}
declare module 'postcss-modules-scope' {
  const plugin: (options: { generateScopedName: (local: string) => string }) => import('postcss').Plugin;
  export default plugin;
}
