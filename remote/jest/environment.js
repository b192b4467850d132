import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'TextEncoder',
  'TextDecoder',
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

/** Node's `Request` refuses jsdom's abort signals. This function returns an abort signal of Node instead. */
function followed(signal) {
  const own = new AbortController();
  const abort = () => own.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  return own.signal;
}

class FollowingRequest extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, signal ? { ...init, signal: followed(signal) } : init);
  }
}

/** react-router and the API client need Node's own web classes, which jsdom does not expose. */
export default class BrowserEnvironment extends TestEnvironment {
  channels = [];
  /** React's scheduler sends itself one message for each task, so the count shows how many tasks are left. */
  messages = 0;

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.Request = FollowingRequest;
    // Encryption needs `subtle`, but jsdom's `crypto` has only random numbers.
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

  /** An open channel would keep the process alive after the last test. */
  async teardown() {
    for (const { port1 } of this.channels) port1.close();
    await super.teardown();
  }
}
