import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers';

// The library's own declaration gives R a default, which TypeScript 7 does not merge with the declaration of
// @types/jest.
declare global {
  namespace jest {
    interface Matchers<R, T = object> extends TestingLibraryMatchers<unknown, R> {}
  }
}
