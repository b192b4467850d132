import type { Endpoint, ReplyOf } from 'shared-api/contract';
import { replySchemaOf } from 'shared-api/replies';
import { ValidationError } from 'yup';
import type { Reply, Sent } from './context.ts';
import { unnamedPaths } from './validate.ts';

export function checkReply<E extends Endpoint>(endpoint: E, result: Reply<Sent<ReplyOf<E>>>): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (endpoint.paged && !('meta' in result)) throw new Error(`${name} lacks its meta`);
  const schema = replySchemaOf(endpoint);
  const sent: unknown = JSON.parse(JSON.stringify(result.data ?? null));
  try {
    schema.validateSync(sent, { strict: true, abortEarly: false });
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown;
    const fields = thrown.inner.map(({ path, message }) => `${path}: ${message}`);
    throw new Error(`${name} breaks its contract: ${fields.join('; ') || thrown.message}`);
  }
  const extra = unnamedPaths(schema, sent);
  if (extra.length > 0) throw new Error(`${name} sends what its contract does not name: ${extra.join(', ')}`);
}
