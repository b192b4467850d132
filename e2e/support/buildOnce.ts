import { buildFrontEnd } from 'tooling/portal';

/** The front end is built before the first test, not by each process that serves it. */
export default buildFrontEnd;
