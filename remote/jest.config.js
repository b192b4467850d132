import { node } from 'tooling/jest';

export default node(import.meta.dirname);
