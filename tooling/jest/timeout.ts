/** On a busy machine, a test may take more than Jest's usual five seconds. */
jest.setTimeout(120_000);
