import { createService, signIn } from 'shared-api/contract';
import {
  ApiClient,
  type Portal,
  readSampleAccounts,
  type SampleAccount,
  sampleAccount,
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

/** The price is so low that the sample clients' wallets suffice. */
const servicePriceNaira = 1;

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

export async function prepareAccounts({ url, dataDir }: Portal): Promise<Accounts> {
  const api = new ApiClient(url);
  const clients: Person[] = [];
  const samples = readSampleAccounts(dataDir);
  for (const account of samples.filter(({ role }) => role === 'Client'))
    clients.push(await signInAs(api, account));
  const administrator = await signInAs(api, sampleAccount(samples, 'Administrator'));
  return {
    clients,
    administrator,
    serviceId: await addService(api, administrator, 'Measured service'),
    furtherServiceId: await addService(api, administrator, 'Further service'),
    servicePriceNaira,
  };
}
