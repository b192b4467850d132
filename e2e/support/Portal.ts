import path from 'node:path';
import {
  type BodyOf,
  type Endpoint,
  type Envelope,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  signIn,
} from 'shared-api/contract';
import { readSampleAccounts, type SampleAccount, waitFor } from 'tooling/portal';
import type { RunningPortal } from './runningPortal.ts';

/** A message as the built-in mailbox gives it. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly attachments: readonly { readonly name: string; readonly href: string }[];
}

interface CallOptions<E extends Endpoint> {
  readonly token?: string;
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly headers?: Readonly<Record<string, string>>;
}

const toFormData = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      form.append(name, item instanceof Blob ? item : String(item));
    }
  }
  return form;
};

/** A portal that the tests started, seen from outside: its addresses, its accounts, its mail, its API. */
export class Portal {
  readonly url: string;
  readonly gatewayUrl: string | undefined;
  /** The folder that it serves, into which tests release. */
  readonly siteDir: string;
  /** Where it writes its log. */
  readonly logFile: string;
  readonly accounts: readonly SampleAccount[];
  /** Stops the server, as an operator or as a crash, and starts it again on the same data. */
  readonly restart: RunningPortal['portal']['restart'];

  constructor({ portal, siteDir }: RunningPortal) {
    this.url = portal.url;
    this.gatewayUrl = portal.gatewayUrl;
    this.siteDir = siteDir;
    this.logFile = path.join(portal.dataDir, 'server.log');
    this.accounts = readSampleAccounts(portal.dataDir);
    this.restart = portal.restart;
  }

  /** A sample account by its role, and for clients by their kind. */
  account(role: string, kind?: string): SampleAccount {
    const found = this.accounts.find(
      (each) => each.role === role && (kind === undefined || each.kind === kind),
    );
    if (!found) throw new Error(`No sample account is a ${kind ?? ''} ${role}`);
    return found;
  }

  /** Messages sent to an address, newest first. */
  async mailbox(to: string): Promise<readonly Mail[]> {
    const reply = await fetch(`${this.url}/mailbox/messages?${new URLSearchParams({ to })}`);
    if (!reply.ok) throw new Error(`The mailbox answered ${reply.status}`);
    return reply.json();
  }

  /** Waits until a message with such a subject has arrived. */
  mail(to: string, subject: RegExp): Promise<Mail> {
    return waitFor(async () => (await this.mailbox(to)).find((mail) => subject.test(mail.subject)), {
      what: `A message "${subject.source}" to ${to}`,
      timeoutMs: 20_000,
    });
  }

  /** Calls the API and hands back status and body, whatever they are. */
  async send<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<Response> {
    const { token, headers = {} } = options;
    const params: object = options.params ?? {};
    const query: object = options.query ?? {};
    const body: object | undefined = options.body;
    const path = Object.entries(params).reduce<string>(
      (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
      endpoint.path,
    );
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const multipart = endpoint.bodyKind === 'multipart';
    return fetch(`${this.url}/api${path}?${search}`, {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !multipart ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: multipart ? toFormData(body) : JSON.stringify(body) } : {}),
    });
  }

  /** Calls the API and hands back the data; throws what the server says when it refuses. */
  async call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<ReplyOf<E>> {
    const reply = await this.send(endpoint, options);
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${endpoint.method} ${endpoint.path}: ${reply.status} ${text}`);
    const envelope: Envelope<ReplyOf<E>> = JSON.parse(text);
    return envelope.data;
  }

  /** A fresh token of a sample account. */
  async tokenOf(role: string, kind?: string): Promise<string> {
    const { email, password } = this.account(role, kind);
    const { token } = await this.call(signIn, { body: { Email: email, Password: password } });
    return token;
  }

  /** Takes the payment page's action for an RRR, as a payer would at the gateway. */
  async pay(rrr: string): Promise<void> {
    const reply = await fetch(`${this.gatewayUrl}/sandbox/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rrr }),
    });
    if (!reply.ok) throw new Error(`The gateway answered ${reply.status}: ${await reply.text()}`);
  }
}
