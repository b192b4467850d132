export { type Browser, findBrowser } from './browser/findBrowser.ts';
