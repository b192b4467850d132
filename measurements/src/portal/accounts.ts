import { createService, fundWallet, signIn, walletBalance } from 'shared-api/contract';
import {
  ApiClient,
  type Portal,
  payAtGateway,
  readSampleAccounts,
  type SampleAccount,
  sampleAccount,
  waitFor,
} from 'tooling/portal';

export interface Caller {
  readonly id: number;
  readonly token: string;
}

export interface Person extends Caller {
  readonly account: SampleAccount;
}

export const credentialsOf = ({ email, password }: SampleAccount) => ({ Email: email, Password: password });

export const signInAs = async (api: ApiClient, account: SampleAccount): Promise<Person> => {
  const { id, token } = await api.call(signIn, { body: credentialsOf(account) });
  return { id, token, account };
};

const servicePriceNaira = 100;

const addService = async (api: ApiClient, { token }: Caller, Name: string): Promise<number> => {
  const body = { Name, Description: 'To be booked', Price: servicePriceNaira, ServiceTypeId: 1 };
  return (await api.call(createService, { token, body })).id;
};

export interface Accounts {
  readonly clients: readonly Person[];
  readonly administrator: Person;
  readonly serviceId: number;
  readonly furtherServiceId: number;
  readonly servicePriceNaira: number;
}

const fundsNaira = 10_000_000;

/** With PAYMENT_SETTLEMENT=instant the invoice is already paid. */
async function fillWallet(api: ApiClient, { gatewayUrl }: Portal, { token }: Person): Promise<void> {
  const { paymentStatus, rrrNo } = await api.call(fundWallet, { token, body: { amount: fundsNaira } });
  if (paymentStatus === 'Paid') return;
  await payAtGateway(gatewayUrl, rrrNo);
  const isThere = async () => (await api.call(walletBalance, { token })).balance.balance >= fundsNaira;
  await waitFor(isThere, { what: 'The funding of a wallet', timeoutMs: 20_000 });
}

export async function prepareAccounts(portal: Portal): Promise<Accounts> {
  const { url, dataDir } = portal;
  const api = new ApiClient(url);
  const clients: Person[] = [];
  const samples = readSampleAccounts(dataDir);
  for (const account of samples.filter(({ role }) => role === 'Client')) {
    const client = await signInAs(api, account);
    await fillWallet(api, portal, client);
    clients.push(client);
  }
  const administrator = await signInAs(api, sampleAccount(samples, 'Administrator'));
  return {
    clients,
    administrator,
    serviceId: await addService(api, administrator, 'Measured service'),
    furtherServiceId: await addService(api, administrator, 'Further service'),
    servicePriceNaira,
  };
}
