import type { Portal } from 'tooling/portal';
import { readSampleAccounts, type SampleAccount, waitFor } from 'tooling/portal';
import { type Caller, callApi } from '../bench/callApi.ts';
import { payAtGateway } from './payAtGateway.ts';

/** Somebody signed in, and the account to sign in with again. */
export interface Person extends Caller {
  readonly account: SampleAccount;
}

const signIn = async (url: string, account: SampleAccount): Promise<Person> => {
  const body = { Email: account.email, Password: account.password };
  return { ...(await callApi<Caller>(url, 'POST', '/users/auth', { body })), account };
};

export interface Accounts {
  readonly clients: readonly Person[];
  readonly administrator: Person;
  /** A service of NGN 100 that all of the clients may book. */
  readonly serviceId: number;
}

const fundsNaira = 10_000_000;

/** The money is there at once where PAYMENT_SETTLEMENT is instant, else it is paid at the gateway. */
async function fillWallet({ url, gatewayUrl }: Portal, { token }: Person): Promise<void> {
  const body = { amount: fundsNaira };
  type Funding = { paymentStatus: string; rrrNo: string | null };
  const { paymentStatus, rrrNo } = await callApi<Funding>(url, 'POST', '/users/fund-wallet', { token, body });
  if (paymentStatus === 'Paid') return;
  await payAtGateway(gatewayUrl, rrrNo);
  type Wallet = { balance: { balance: number } };
  const isThere = async () =>
    (await callApi<Wallet>(url, 'GET', '/transactions/wallet-balance', { token })).balance.balance >=
    fundsNaira;
  await waitFor(isThere, { what: 'The funding of a wallet', timeoutMs: 20_000 });
}

/** The sample clients with money in their wallets, the Administrator and a service. */
export async function prepareAccounts(portal: Portal): Promise<Accounts> {
  const { url, dataDir } = portal;
  const samples = readSampleAccounts(dataDir);
  const clients: Person[] = [];
  for (const account of samples.filter(({ role }) => role === 'Client')) {
    const client = await signIn(url, account);
    await fillWallet(portal, client);
    clients.push(client);
  }
  const chief = samples.find(({ role }) => role === 'Administrator');
  if (!chief) throw new Error('The sample data has no Administrator');
  const administrator = await signIn(url, chief);
  const { id: serviceId } = await callApi<{ id: number }>(url, 'POST', '/services', {
    token: administrator.token,
    body: { Name: 'Tested service', Description: 'For the fault tests', Price: 100, ServiceTypeId: 1 },
  });
  return { clients, administrator, serviceId };
}
