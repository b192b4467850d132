import { kit } from 'tooling/webpack';

export default kit(import.meta.dirname);
