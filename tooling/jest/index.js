import path from 'node:path';

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
    },
  },
];
// These packages are ES modules and must be compiled for jest.
const transform = {
  '\\.tsx$': swc(true),
  '\\.ts$': swc(false),
  '/node_modules/(jose|qr)/.*\\.js$': swc(false),
};
const transformIgnorePatterns = ['/node_modules/(?!(jose|qr)/)'];
const moduleNameMapper = { '^fast-check$': path.join(import.meta.dirname, 'fastCheck.cjs') };
const timeout = path.join(import.meta.dirname, 'timeout.ts');
const clock = path.join(import.meta.dirname, 'clock.ts');
const remote = path.join(import.meta.dirname, '../../remote');
const common = (dir) => ({
  displayName: path.basename(dir),
  rootDir: dir,
  testMatch: ['<rootDir>/{src,sandbox}/**/*.test.{ts,tsx}'],
  transform,
  transformIgnorePatterns,
  moduleNameMapper,
  setupFilesAfterEnv: [timeout],
});

export const node = (dir, extra = {}) => ({
  ...common(dir),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['portal-source', 'node', 'require', 'default'] },
  ...extra,
});

export const browser = (dir, extra = {}) => ({
  ...common(dir),
  testEnvironment: path.join(remote, 'jest/environment.js'),
  testEnvironmentOptions: { customExportConditions: ['portal-source', 'browser', 'require', 'default'] },
  moduleNameMapper: {
    ...moduleNameMapper,
    '\\.css$': path.join(import.meta.dirname, 'styles.cjs'),
    // antd has two builds, `es` and `lib`. In Jest, `import 'antd'` loads `lib`, so imports from `antd/es`
    // must load `lib` too.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  setupFilesAfterEnv: [timeout, clock, path.join(remote, 'src/jest/setup.ts')],
  ...extra,
});
