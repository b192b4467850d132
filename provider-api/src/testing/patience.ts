/** The first test file of a schema makes the database image that the others read, on a machine that may be busy. */
jest.setTimeout(30_000);
