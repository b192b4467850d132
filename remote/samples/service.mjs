import { createServer } from 'node:http';
import { createRemoteJWKSet, jwtVerify } from 'jose';

/** The sample service for the path /api/x/{SERVICE_NAME}/ accepts only tokens of the portal. */
const { PORTAL_URL, SERVICE_NAME = 'lounge', PORT = '8080' } = process.env;
const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', PORTAL_URL));
const visits = new Map();

async function callerOf({ headers }) {
  const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
  const wanted = { issuer: PORTAL_URL, audience: SERVICE_NAME, algorithms: ['ES256'] };
  const { payload } = await jwtVerify(token, keys, wanted);
  return { id: payload.sub, role: payload.role, permissions: payload.permissions };
}

function send(response, status, { data, message = '' }) {
  const errors = data === undefined ? [message] : [];
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data, errors, message, title: message }));
}

async function answer(request, response) {
  const caller = await callerOf(request).catch(() => undefined);
  if (!caller) return send(response, 401, { message: 'The token is none of the portal’s' });
  if (request.url === `/people/${caller.id}` && caller.role === 'Portal') {
    const data = { visits: visits.get(caller.id) ?? [] };
    if (request.method === 'DELETE') visits.delete(caller.id);
    return send(response, 200, { data });
  }
  if (request.url !== '/visits') return send(response, 404, { message: 'No such call' });
  const own = visits.get(caller.id) ?? [];
  if (request.method === 'POST') visits.set(caller.id, [...own, { at: new Date().toISOString() }]);
  send(response, 200, { data: { visits: visits.get(caller.id) ?? [], role: caller.role } });
}

const server = createServer((request, response) => void answer(request, response));
server.listen(Number(PORT), '127.0.0.1', () =>
  process.stdout.write(`Listening on ${server.address().port}\n`),
);
