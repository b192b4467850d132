/** On a busy machine, a large form or the first database of a run can take long. */
jest.setTimeout(120_000);
