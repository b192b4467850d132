import { exampleAddress, exampleBody, type Known } from './examples.ts';
import { type DescribedCall, describedCalls } from './openApi.ts';
import type { Call } from './sqlmap.ts';

/** These would end the attacker's own session, and the attack with it. */
const leftOut = /logout$|\/sessions|two-factor\/reset$/;

/** What changes something last goes last: a booking that is deleted is not there for the calls after it. */
const order = ['POST', 'PATCH', 'PUT', 'DELETE'];

const byMethod = (a: DescribedCall, b: DescribedCall) => order.indexOf(a.method) - order.indexOf(b.method);

interface Writer {
  readonly token: string | undefined;
  readonly known: Known;
}

/** Every call that changes something, with a body that names every field; signed out those that are open to all. */
export async function writableCalls(url: string, { token, known }: Writer): Promise<readonly Call[]> {
  const calls = (await describedCalls(url)).filter(
    ({ method, path, open }) => method !== 'GET' && !leftOut.test(path) && (open || token !== undefined),
  );
  return calls.sort(byMethod).map((call) => ({
    method: call.method,
    address: exampleAddress(call, known, '*'),
    body: exampleBody(call, known),
  }));
}
