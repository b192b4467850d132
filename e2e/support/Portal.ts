import path from 'node:path';
import { signIn } from 'shared-api/contract';
import {
  ApiClient,
  payAtGateway,
  readSampleAccounts,
  type SampleAccount,
  sampleAccount,
  waitFor,
} from 'tooling/portal';
import { type ClientKind, type ReadyClient, readReadyClients } from './readyClients.ts';
import type { RunningPortal } from './runningPortal.ts';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly attachments: readonly { readonly name: string; readonly href: string }[];
}

export class Portal extends ApiClient {
  readonly gatewayUrl: string | undefined;
  readonly siteDir: string;
  readonly logFile: string;
  readonly accounts: readonly SampleAccount[];
  /** The portal stops as an operator or a crash would stop it, and starts again with the same data. */
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

  /** Each client is given to one test only. The result is undefined if no client is left. */
  takeReadyClient(kind: ClientKind, naira: number): ReadyClient | undefined {
    const index = this.readyClients.findIndex((each) => each.kind === kind && each.naira === naira);
    return index < 0 ? undefined : this.readyClients.splice(index, 1)[0];
  }

  account(role: string, kind?: string): SampleAccount {
    return sampleAccount(this.accounts, role, kind);
  }

  /** The newest mail is first. */
  async mailbox(to: string): Promise<readonly Mail[]> {
    const reply = await fetch(`${this.url}/mailbox/messages?${new URLSearchParams({ to })}`);
    if (!reply.ok) throw new Error(`The mailbox answered ${reply.status}`);
    return reply.json();
  }

  mail(to: string, subject: RegExp): Promise<Mail> {
    return waitFor(async () => (await this.mailbox(to)).find((mail) => subject.test(mail.subject)), {
      what: `A message "${subject.source}" to ${to}`,
      timeoutMs: 20_000,
    });
  }

  async tokenOf(role: string, kind?: string): Promise<string> {
    const { email, password } = this.account(role, kind);
    const { token } = await this.call(signIn, { body: { Email: email, Password: password } });
    return token;
  }

  pay(rrr: string): Promise<void> {
    return payAtGateway(this.gatewayUrl, rrr);
  }
}
