import { shell } from 'tooling/webpack';

export default shell(import.meta.dirname);
