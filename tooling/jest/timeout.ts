/** The default of 5 s is too little for a form of a dozen fields, or for the first database of a run, on a busy machine. */
jest.setTimeout(30_000);
