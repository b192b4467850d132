import path from 'node:path';
import { signIn } from 'shared-api/contract';
import { ApiClient, readSampleAccounts, type SampleAccount, sampleAccount, waitFor } from 'tooling/portal';
import { type ClientKind, type ReadyClient, readReadyClients } from './readyClients.ts';
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

/** A portal that the tests started, seen from outside: its addresses, its accounts, its mail, its API. */
export class Portal extends ApiClient {
  readonly gatewayUrl: string | undefined;
  /** The folder that it serves, into which tests release. */
  readonly siteDir: string;
  /** Where it writes its log. */
  readonly logFile: string;
  readonly accounts: readonly SampleAccount[];
  /** Stops the server, as an operator or as a crash, and starts it again on the same data. */
  readonly restart: RunningPortal['portal']['restart'];
  private readonly readyClients: ReadyClient[];

  constructor({ portal, siteDir }: RunningPortal) {
    super(portal.url);
    this.gatewayUrl = portal.gatewayUrl;
    this.siteDir = siteDir;
    this.logFile = path.join(portal.dataDir, 'server.log');
    this.accounts = readSampleAccounts(portal.dataDir);
    this.restart = portal.restart;
    this.readyClients = readReadyClients(portal.dataDir);
  }

  /** A client of this kind with this much in the wallet that no other test takes; undefined where none is left. */
  takeReadyClient(kind: ClientKind, naira: number): ReadyClient | undefined {
    const index = this.readyClients.findIndex((each) => each.kind === kind && each.naira === naira);
    return index < 0 ? undefined : this.readyClients.splice(index, 1)[0];
  }

  /** A sample account by its role, and for clients by their kind. */
  account(role: string, kind?: string): SampleAccount {
    return sampleAccount(this.accounts, role, kind);
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
