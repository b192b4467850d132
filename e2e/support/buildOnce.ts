import { buildFrontEnd } from 'tooling/portal';

/** Builds the front end before the first test, instead of in each worker. */
export default buildFrontEnd;
