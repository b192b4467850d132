import { contract } from '../contract/index.ts';
import { replySchemaOf } from '../contract/replies.ts';
import { fakePortal, samplePeople } from './fakePortal.ts';

const [person] = samplePeople;
const json = Object.entries(contract).filter(([, { replyKind = 'json' }]) => replyKind === 'json');

describe('the portal without a server', () => {
  it.each(json)('answers %s with what the contract says', async (_, endpoint) => {
    if (!person) throw new Error('There are no sample people');
    fakePortal(person);
    const path = endpoint.path.replaceAll(/:\w+/g, '1');
    const reply = await fetch(`/api${path}`, { method: endpoint.method });
    const { data, meta } = await reply.json();
    expect(reply.status).toBe(200);
    await expect(replySchemaOf(endpoint).validate(data, { strict: true })).resolves.toEqual(data);
    expect(meta !== undefined).toBe(endpoint.paged === true);
  });

  it('has people of every role', () => {
    expect(new Set(samplePeople.map(({ role }) => role)).size).toBeGreaterThan(3);
    expect(new Set(samplePeople.map(({ id }) => id)).size).toBe(samplePeople.length);
  });
});
