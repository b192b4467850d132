import path from 'node:path';
import { node } from 'tooling/jest';

export default node(import.meta.dirname, {
  testEnvironment: path.join(import.meta.dirname, 'jest.environment.js'),
});
