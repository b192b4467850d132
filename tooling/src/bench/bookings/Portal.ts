import { randomUUID } from 'node:crypto';
import { waitFor } from '../../waitFor.ts';

export interface Caller {
  readonly id: number;
  readonly token: string;
}

interface Mail {
  readonly links: readonly string[];
}

const json = { 'content-type': 'application/json' };
const password = 'Bench-mark 1';

/** The calls that the measurement makes, as a page would. */
export class Portal {
  readonly url: string;
  readonly gatewayUrl: string;

  constructor(url: string, gatewayUrl: string) {
    this.url = url;
    this.gatewayUrl = gatewayUrl;
  }

  async call<T>(
    method: string,
    path: string,
    init: { token?: string; body?: unknown; key?: string } = {},
  ): Promise<T> {
    const { token, body, key } = init;
    const reply = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : json),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    const { data }: { data: T } = JSON.parse(text);
    return data;
  }

  signIn(Email: string, Password: string): Promise<Caller> {
    return this.call('POST', '/users/auth', { body: { Email, Password } });
  }

  /** Registers, verifies, approves and funds a client over HTTP, as a person would. */
  async fundedClient(administrator: Caller, amount: number): Promise<Caller> {
    const email = `bench.${randomUUID()}@example.test`;
    const form = new FormData();
    const fields = {
      FirstName: 'Bench',
      LastName: 'Mark',
      Registered_Address: '1 Measured Street, Lagos',
      Email: email,
      PhoneNumber: '08031234567',
      MeansOfId: 'National identification card',
      Identification: '12345678901',
      Gender: 'Female',
      Password: password,
      Confirm_Password: password,
      ClientTypeId: '1',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const { id } = await this.call<{ id: number }>('POST', '/users/individual', { body: form });
    const code = await waitFor(() => this.verificationCode(email), {
      what: 'The verification mail',
      timeoutMs: 30_000,
    });
    await this.call('GET', `/users/email-verification/${code}`);
    await this.call('PATCH', '/users/activation', {
      token: administrator.token,
      body: { Id: id, Status: 'Active' },
    });
    const client = await this.signIn(email, password);
    await this.fund(client, amount);
    return client;
  }

  private async verificationCode(email: string): Promise<string | undefined> {
    const reply = await fetch(`${this.url}/mailbox/messages?to=${encodeURIComponent(email)}`);
    const mails: readonly Mail[] = JSON.parse(await reply.text());
    const link = mails.flatMap(({ links }) => links).find((each) => each.includes('/verify-email/'));
    return link?.split('/').at(-1);
  }

  private async fund({ token }: Caller, amount: number): Promise<void> {
    await this.call('POST', '/users/fund-wallet', { token, body: { amount } });
    const rrr = await waitFor(
      async () => (await this.fundings(token)).find(({ rrrNo }) => rrrNo !== null)?.rrrNo,
      {
        what: 'The RRR',
        timeoutMs: 30_000,
      },
    );
    await fetch(`${this.gatewayUrl}/sandbox/payments`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ rrr }),
    });
    await waitFor(async () => (await this.balance(token)) >= amount, {
      what: 'The credit',
      timeoutMs: 30_000,
    });
  }

  private async fundings(token: string): Promise<readonly { readonly rrrNo: string | null }[]> {
    const { transactions } = await this.call<{ transactions: { rrrNo: string | null }[] }>(
      'GET',
      '/transactions/services-by-type/2',
      { token },
    );
    return transactions;
  }

  private async balance(token: string): Promise<number> {
    const { balance } = await this.call<{ balance: { balance: number } }>(
      'GET',
      '/transactions/wallet-balance',
      { token },
    );
    return balance.balance;
  }
}
