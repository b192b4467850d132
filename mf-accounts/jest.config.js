import { browser } from 'tooling/jest';

export default browser(import.meta.dirname);
