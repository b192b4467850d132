import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'MessagePort',
  'BroadcastChannel',
];

/** jsdom with the web platform's own classes, which react-router and the API client need and jsdom does not expose. */
export default class BrowserEnvironment extends TestEnvironment {
  channels = [];

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    const { channels } = this;
    this.global.MessageChannel ??= class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
  }

  /** An open channel, such as the one of React's scheduler, would keep the process alive after the last test. */
  async teardown() {
    for (const { port1 } of this.channels) port1.close();
    await super.teardown();
  }
}
