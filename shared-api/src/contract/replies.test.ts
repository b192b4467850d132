import { contract } from './index.ts';
import { replySchemaOf } from './replies.ts';

it('every call has a reply', () => {
  for (const endpoint of Object.values(contract)) expect(replySchemaOf(endpoint).type).toBeDefined();
});

it('a call without one is named', () => {
  const unknown = { method: 'GET', path: '/unknown', access: 'public', summary: '' } as const;
  expect(() => replySchemaOf(unknown)).toThrow('GET /unknown has no reply in replies.ts');
});
