import { buildFrontEnd } from 'tooling/portal';

export default buildFrontEnd;
