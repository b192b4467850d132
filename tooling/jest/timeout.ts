/** A form of a dozen fields, or the first database of a run, comes late on a busy machine. */
jest.setTimeout(120_000);
