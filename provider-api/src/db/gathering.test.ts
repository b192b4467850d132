import { gathering } from './gathering.ts';

/** Who went together, and what the one connection answers. */
function connection() {
  const together: number[] = [];
  const ask = gathering<string>(async (asks) => {
    together.push(asks.length);
    await Promise.all(asks.map((each) => each('a connection')));
  });
  return { ask, together };
}

const said = (text: string) => async (client: string) => `${client}: ${text}`;

it('what is asked in one turn of the event loop goes together, what is asked later by itself', async () => {
  const { ask, together } = connection();
  expect(await Promise.all([ask(said('one')), ask(said('two'))])).toEqual([
    'a connection: one',
    'a connection: two',
  ]);
  expect(await ask(said('three'))).toBe('a connection: three');
  expect(together).toEqual([2, 1]);
});

it('at most eight wait for one another', async () => {
  const { ask, together } = connection();
  await Promise.all(Array.from({ length: 19 }, (_, index) => ask(said(String(index)))));
  expect(together).toEqual([8, 8, 3]);
});

it('one that fails takes none of the others with it', async () => {
  const { ask } = connection();
  const failing = async () => {
    throw new Error('No such table');
  };
  const replies = await Promise.allSettled([ask(said('one')), ask(failing), ask(said('three'))]);
  expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('without a connection all of them are told', async () => {
  const ask = gathering<string>(async () => {
    throw new Error('No connection');
  });
  const replies = await Promise.allSettled([ask(said('one')), ask(said('two'))]);
  expect(replies).toMatchObject([
    { status: 'rejected', reason: new Error('No connection') },
    { status: 'rejected', reason: new Error('No connection') },
  ]);
});
