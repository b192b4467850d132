import path from 'node:path';

export const browser = (dir: string) => ({
  rootDir: dir,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: path.join(import.meta.dirname, 'environment.js'),
  setupFilesAfterEnv: [path.join(import.meta.dirname, 'setup.js')],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // The portal's packages are ES modules, which jest does not load without compiling.
  transformIgnorePatterns: ['/node_modules/(?!@airport-portal/)'],
  moduleNameMapper: {
    '\\.css$': path.join(import.meta.dirname, 'styles.js'),
    // antd has two builds; this maps to the one that `antd` alone resolves to.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
});
