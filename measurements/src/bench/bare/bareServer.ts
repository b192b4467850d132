import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/** What each path answers, word for word. */
export type BareReplies = Readonly<Record<string, string>>;

/** Fastify with one route for each path and nothing else: `node bareServer.js <port> <file of replies>`. */
const [port, file = ''] = process.argv.slice(2);
const replies: BareReplies = JSON.parse(readFileSync(file, 'utf8'));
const app = fastify();
app.get('/api/health', async () => 'ready');
for (const [path, body] of Object.entries(replies))
  app.get(path, async (_request, reply) => reply.type('application/json').send(body));
await app.listen({ port: Number(port), host: '127.0.0.1' });
