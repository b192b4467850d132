import type { FastifyReply } from 'fastify';
import type { AnswerFault, Faults } from './faults.ts';

const slowMs = 60_000;
const internalError = { statuscode: '998', status: 'Internal error' };

export function answer(reply: FastifyReply, fault: AnswerFault, format: Faults['format'], body: object) {
  switch (fault) {
    case '500':
      return reply.code(500).send(internalError);
    case 'garbage':
      return reply.type('text/html').send('<html><body>Service temporarily unavailable</body></html>');
    case 'hang':
      reply.hijack();
      return reply;
    case 'close':
    case 'lost':
      reply.hijack();
      reply.raw.socket?.destroy();
      return reply;
    case 'slow':
      reply.hijack();
      setTimeout(() => reply.raw.writeHead(200).end(JSON.stringify(body)), slowMs).unref();
      return reply;
    case 'none': {
      const text = JSON.stringify(body);
      return reply
        .type(format === 'jsonp' ? 'text/javascript' : 'application/json')
        .send(format === 'jsonp' ? `jsonp (${text})` : text);
    }
  }
}
