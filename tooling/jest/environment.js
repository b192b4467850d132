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
  /** Messages on their way; the scheduler of React sends itself one for each piece of work. */
  messages = 0;

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // What is kept of a desk is sealed by it; jsdom knows random numbers alone.
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
    const environment = this;
    this.global.MessageChannel ??= class extends MessageChannel {
      constructor() {
        super();
        environment.channels.push(this);
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message) => {
          environment.messages += 1;
          post(message);
        };
        this.port1.on('message', () => {
          environment.messages -= 1;
        });
      }
    };
    this.global.isScheduled = () => this.messages > 0;
  }

  /** An open channel, such as the one of React's scheduler, would keep the process alive after the last test. */
  async teardown() {
    for (const { port1 } of this.channels) port1.close();
    await super.teardown();
  }
}
