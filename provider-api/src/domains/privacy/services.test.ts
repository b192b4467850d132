import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { decodeJwt } from 'jose';
import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';
import { eraseAtServices } from './erasure/eraseAtServices.ts';

let status = 200;
let asked: { call: string; role: unknown; sub: unknown }[] = [];
const service = http.createServer(({ method, url, headers }, response) => {
  const { role, sub } = decodeJwt(headers.authorization?.replace('Bearer ', '') ?? '');
  asked.push({ call: `${method} ${url}`, role, sub });
  response.writeHead(status).end('{"data":{"visits":3}}');
});

const world = forAllTests(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/base/`;
  return startTestServer({ config: { teamServices: [{ name: 'lounge', url, permissions: [] }] } });
});
afterAll(() => service.close());
beforeEach(() => {
  status = 200;
  asked = [];
});

async function serviceInCopy(person: SignedIn): Promise<string> {
  await person.post('/me/data-export/code', {});
  const [letter] = await world.mailTo(person.account.email);
  const code = /Code: (\d{6})/.exec(letter?.text ?? '')?.[1];
  const { bytes } = await person.post('/me/data-export', { code });
  return Buffer.from(unzipSync(bytes)['services/lounge.json'] ?? []).toString();
}

it('the copy of a person holds what a service of another team keeps, asked for by the portal itself', async () => {
  const person = await world.as('Client');
  const { id } = person.account;
  expect(await serviceInCopy(person)).toBe('{"data":{"visits":3}}');
  expect(asked).toEqual([{ call: `GET /base/people/${id}`, role: 'Portal', sub: String(id) }]);
  expect((await person.get('/me/requests')).body.data).toEqual([]);
});

it('of a service that does not answer the copy says so, and the request for it is open', async () => {
  status = 503;
  const person = await world.as('Client');
  expect(await serviceInCopy(person)).toContain('It did not answer');
  expect((await person.get('/me/requests')).body.data).toEqual([
    expect.objectContaining({ kind: 'access', state: 'Open', text: expect.stringContaining('lounge') }),
  ]);
});

it('an erasure waits for each service until it has erased, too', async () => {
  const [first, second] = [await world.as('Administrator'), await world.as('Administrator')];
  const { id } = (await world.as('Client')).account;
  const proposed = await first.post('/privacy/erasures', { userId: id, reason: 'Asked for by letter' });
  await second.post(`/privacy/erasures/${proposed.body.data.id}/approval`, {});
  const waitsFor = async () => {
    await eraseAtServices.run(world.context);
    return (await first.get('/privacy/erasures?status=Approved')).body.data[0];
  };
  status = 500;
  expect(await waitsFor()).toMatchObject({ userId: id, waitsFor: ['lounge'] });
  status = 204;
  expect(await waitsFor()).toMatchObject({ userId: id, waitsFor: [] });
  const call = `DELETE /base/people/${id}`;
  expect(asked.map((each) => each.call)).toEqual([call, call]);
  await waitsFor();
  expect(asked).toHaveLength(2);
});
