import type { User } from 'shared-api/accounts';
import { session } from 'shared-api/http';
import { fakePortal, samplePeople } from 'shared-api/testing';

const key = 'standalone-person';

export const nameOf = ({ role, business_Name, firstName, lastName }: User): string =>
  `${business_Name ?? `${firstName} ${lastName}`} (${role})`;

/** An undefined person is a visitor who is not signed in. */
export function chosenPerson(): User | undefined {
  const chosen = sessionStorage.getItem(key) ?? samplePeople[0]?.email;
  return samplePeople.find(({ email }) => email === chosen);
}

export function choosePerson(email: string): void {
  sessionStorage.setItem(key, email);
  location.reload();
}

export function startFake(person: User | undefined): void {
  const anybody = person ?? samplePeople[0];
  if (!anybody) throw new Error('There are no sample people');
  const network = globalThis.fetch;
  fakePortal(anybody);
  const madeUp = globalThis.fetch;
  // Hot updates still come from the development server.
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return (pathname.startsWith('/api/') ? madeUp : network)(input, init);
  };
  if (person) session.signIn('sample', person);
  else session.signOut();
}
