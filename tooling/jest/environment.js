import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = ['TextEncoder', 'TextDecoder', 'Request', 'Response', 'Headers', 'fetch', 'ReadableStream', 'TransformStream', 'WritableStream', 'structuredClone', 'MessageChannel', 'MessagePort', 'BroadcastChannel'];

/** jsdom with the web platform's own classes, which react-router and the API client need and jsdom does not expose. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
  }
}
