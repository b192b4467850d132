import { type Named, sourceFiles } from './sources.ts';

type Versions = Readonly<Record<string, string>>;

interface Outside extends Named {
  readonly bundler: Bundler;
  readonly packages: Versions;
  readonly registry: string | undefined;
  readonly versions: Versions;
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const webpackConfig = `import { federation, identityOf } from '@airport-portal/remote/federation';
import { portalPlugins } from '@airport-portal/remote/webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const dir = import.meta.dirname;
const identity = identityOf(dir);
const jsc = { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } };
const modules = { auto: true, namedExport: false, exportLocalsConvention: 'as-is' };

export default {
  context: dir,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  output: { filename: '[name].[contenthash:8].js', publicPath: 'auto', uniqueName: identity.container, clean: true },
  module: {
    rules: [
      { test: /\\.tsx?$/, exclude: /node_modules/, loader: 'swc-loader', options: { jsc } },
      { test: /\\.css$/, use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules } }] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    new ModuleFederationPlugin(federation(identity.container)),
    ...portalPlugins(dir, identity),
  ],
};
`;

const rspackConfig = `import { federation, identityOf } from '@airport-portal/remote/federation';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

const identity = identityOf(import.meta.dirname);
const jsc = { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } };

export default {
  context: import.meta.dirname,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  output: {
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    publicPath: 'auto',
    uniqueName: identity.container,
    clean: true,
  },
  experiments: { css: true },
  module: {
    rules: [
      { test: /\\.tsx?$/, exclude: /node_modules/, loader: 'builtin:swc-loader', options: { jsc } },
      { test: /\\.css$/, type: 'css/auto', parser: { namedExports: false } },
    ],
  },
  plugins: [new ModuleFederationPlugin(federation(identity.container))],
};
`;

const viteConfig = `import { federation, identityOf } from '@airport-portal/remote/federation';
import { federation as moduleFederation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const { name, exposes, shared: given } = federation(identityOf(import.meta.dirname).container);
// The shell provides the shared modules, so the plug-in's warnings about missing modules are suppressed.
const shared = Object.fromEntries(
  Object.entries(given).map(([request, sharing]) => [request, { ...sharing, suppressMissingImportWarning: true }]),
);

// The shell can load only a script, so varFilename adds a script that loads the ES module.
export default defineConfig({
  base: './',
  build: { target: 'es2022', assetsDir: '.', modulePreload: false, rolldownOptions: { input: 'src/remote.tsx' } },
  plugins: [
    moduleFederation({
      ...{ name, exposes, shared, manifest: true, dts: false, shareStrategy: 'loaded-first' },
      ...{ filename: 'remoteEntry.js', varFilename: 'remoteEntry.var.js' },
    }),
  ],
});
`;

const recipes = {
  webpack: {
    command: 'webpack',
    config: { 'webpack.config.js': webpackConfig },
    packages: ['webpack', 'webpack-cli', 'css-loader', 'mini-css-extract-plugin', 'swc-loader'],
  },
  rspack: {
    command: 'rspack build',
    config: { 'rspack.config.js': rspackConfig },
    packages: ['@rspack/cli', '@rspack/core'],
  },
  vite: {
    command: 'vite build',
    config: { 'vite.config.js': viteConfig },
    packages: ['@module-federation/vite', 'vite'],
  },
} as const;

export type Bundler = keyof typeof recipes;
export const bundlers = Object.keys(recipes) as Bundler[];

export function outsideFiles({
  bundler,
  packages,
  registry,
  versions,
  ...name
}: Outside): Record<string, string> {
  const { command, config, packages: ofBundler } = recipes[bundler];
  const ofAll = ['@module-federation/enhanced', '@swc/core', '@swc/jest', '@testing-library/dom'];
  const tests = ['@testing-library/jest-dom', '@testing-library/react', '@testing-library/user-event'];
  const types = [
    '@types/jest',
    '@types/react',
    '@types/react-dom',
    'jest',
    'jest-environment-jsdom',
    'typescript',
  ];
  const inThePage = [
    '@tanstack/react-query',
    'react',
    'react-dom',
    'react-router-dom',
    'zustand',
    'yup',
    'dayjs',
  ];
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.toSorted().map((each) => [each, versions[each] ?? 'latest']));
  return {
    ...sourceFiles(name),
    ...config,
    'package.json': json({
      name: name.name,
      version: '1.0.0',
      private: true,
      type: 'module',
      portal: { label: name.label },
      scripts: { bundle: command, build: 'portal-remote build', types: 'tsc', test: 'jest' },
      devDependencies: { ...packages, ...pick([...ofAll, ...tests, ...types, ...ofBundler, ...inThePage]) },
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        verbatimModuleSyntax: true,
        allowImportingTsExtensions: true,
        types: ['jest'],
      },
      include: ['src'],
    }),
    'jest.config.js': `import { browser } from '@airport-portal/remote/jest';

export default browser(import.meta.dirname);
`,
    'src/styles.d.ts': `declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
`,
    // npm must fetch the packages of @airport-portal from the given registry. In a public registry, a stranger
    // could publish packages with the same names.
    '.npmrc': registry ? `@airport-portal:registry=${registry}\n` : 'fund=false\n',
    '.gitignore': 'node_modules/\ndist/\n',
    'README.md': `# ${name.name}

The part ${name.label} of the portal. \`src/pages.ts\` lists its pages.

\`\`\`sh
npx portal-remote dev --portal https://portal.example       # this part from here, in the portal as it is live
npx portal-remote check                                     # types, tests, the build and what a release needs
npx portal-remote release --portal https://portal.example   # brings it; the key is in PORTAL_RELEASE_KEY
\`\`\`
`,
  };
}
