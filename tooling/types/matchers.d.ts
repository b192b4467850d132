import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers';

// @testing-library/jest-dom declares the type parameter R with a default. TypeScript 7 does not merge that
// declaration with the declaration of @types/jest.
declare global {
  namespace jest {
    interface Matchers<R, T = object> extends TestingLibraryMatchers<unknown, R> {}
  }
}
