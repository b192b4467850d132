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
  transformIgnorePatterns: ['/node_modules/(?!@airport-portal/)'],
  moduleNameMapper: {
    '\\.css$': path.join(import.meta.dirname, 'styles.js'),
    // The path must match the build that `antd` itself resolves to, so that antd is not loaded twice.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
});
