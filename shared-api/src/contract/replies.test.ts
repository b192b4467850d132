import { signOut } from './index.ts';
import { emptyReply } from './queries.ts';
import { replySchemaOf } from './replies.ts';

it('a call that names no reply answers with an empty object', () => {
  expect(replySchemaOf(signOut)).toBe(emptyReply);
});
