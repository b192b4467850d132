import { gathering } from './gathering.ts';

/** Who went together, and what the one connection answers. */
function connection() {
  const together: number[] = [];
  const ask = gathering<string, string>(async (asks) => {
    together.push(asks.length);
    await Promise.all(asks.map((each) => each('a connection')));
  });
  return { ask, together };
}

const said = (text: string) => [text, async (client: string) => `${client}: ${text}`] as const;

it('what is asked in one turn of the event loop goes together, what is asked later by itself', async () => {
  const { ask, together } = connection();
  expect(await Promise.all([ask(...said('one')), ask(...said('two'))])).toEqual([
    'a connection: one',
    'a connection: two',
  ]);
  expect(await ask(...said('three'))).toBe('a connection: three');
  expect(together).toEqual([2, 1]);
});

it('at most eight wait for one another', async () => {
  const { ask, together } = connection();
  await Promise.all(Array.from({ length: 19 }, (_, index) => ask(...said(String(index)))));
  expect(together).toEqual([8, 8, 3]);
});

it('the same is asked once for all who ask it in one turn, and again in the next', async () => {
  const { ask, together } = connection();
  let asked = 0;
  const count = async () => {
    asked += 1;
    return String(asked);
  };
  expect(await Promise.all([ask('one', count), ask('one', count), ask('other', count)])).toEqual([
    '1',
    '1',
    '2',
  ]);
  expect(await ask('one', count)).toBe('3');
  expect(together).toEqual([2, 1]);
});

it('one that fails takes none of the others with it', async () => {
  const { ask } = connection();
  const failing = async () => {
    throw new Error('No such table');
  };
  const replies = await Promise.allSettled([ask(...said('one')), ask('two', failing), ask(...said('three'))]);
  expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('without a connection all of them are told', async () => {
  const ask = gathering<string, string>(async () => {
    throw new Error('No connection');
  });
  const replies = await Promise.allSettled([ask(...said('one')), ask(...said('two'))]);
  expect(replies).toMatchObject([
    { status: 'rejected', reason: new Error('No connection') },
    { status: 'rejected', reason: new Error('No connection') },
  ]);
});
