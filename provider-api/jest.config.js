import path from 'node:path';
import { node } from 'tooling/jest';

const file = (name) => path.join(import.meta.dirname, name);

export default node(import.meta.dirname, {
  testEnvironment: file('jest.environment.js'),
  globalSetup: file('jest.postgres.js'),
  globalTeardown: file('jest.postgres.stop.js'),
});
