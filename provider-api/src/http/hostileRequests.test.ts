import { gzipSync } from 'node:zlib';
import { forAllTests } from '../testing/forAllTests.ts';
import { recordedLog } from '../testing/recordedLog.ts';
import { corporateFields, sampleFile } from '../testing/registrations.ts';
import { type SignedIn, startTestServer } from '../testing/testServer.ts';

const { log, logged } = recordedLog('trace');
const server = forAllTests(() => startTestServer({ log }));
let officer: SignedIn;
beforeAll(async () => {
  officer = await server.as('Registration Officer');
});

const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));
const pdf = 'application/pdf';
const register = (...files: { name: string; type: string; content: Uint8Array }[]) =>
  server.visitor.form('/users/corporate', corporateFields(), files);

async function opened(id: number) {
  const { rows } = await server.db.query<{ id: number }>('select id from client_files where user_id = $1', [
    id,
  ]);
  return officer.get(`/users/files/${rows[0]?.id}`);
}

/** The body is sent exactly as an attacker writes it. */
const multipart = (parts: readonly string[]) =>
  fetch(`${server.url}/api/users/corporate`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`,
  });

describe('an upload that lies', () => {
  it.each([
    ['a page', '<html><script>alert(1)</script>'],
    ['a program', 'MZ\u0090'],
    ['an archive', 'PK\u0003\u0004'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a PDF that begins late', '\n\n<script>%PDF-1.7'],
  ])('by its type is refused: %s', async (_what, content) => {
    const { status, body } = await register({ name: 'certificate.pdf', type: pdf, content: text(content) });
    expect([status, body.errors]).toEqual([
      400,
      { Files: ['certificate.pdf: Only PDF and JPEG files are accepted.'] },
    ]);
  });

  it.each([
    ['a JPEG', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg', 'seal.html'],
    ['a JPEG', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg', 'seal.jpg.svg'],
    ['a JPEG', '\u00ff\u00d8\u00ff\u00e0', 'application/pdf', 'seal.pdf'],
    ['a PDF', '%PDF-1.7', pdf, 'certificate.exe'],
    ['a PDF', '%PDF-1.7', pdf, 'certificate.jpg'],
    ['a PDF', '%PDF-1.7', pdf, '.htaccess'],
    ['a photograph', '\0\0\0\u0024ftypheic', 'image/jpeg', 'photo.jpg'],
  ])('by its name is refused: %s as %j %s %s', async (_what, content, type, name) => {
    const good = sampleFile('good.pdf', pdf);
    const { status, body } = await register(good, { name, type, content: text(content) });
    expect([status, body.errors]).toEqual([
      400,
      { Files: [expect.stringMatching(new RegExp(`${name}: Only PDF and JPEG files are accepted\\.`))] },
    ]);
  });

  it.each(['', 'text/html', 'application/octet-stream', 'image/png'])(
    'by the type %j is kept as what it is',
    async (type) => {
      const { body } = await register({ name: 'certificate.pdf', type, content: text('\n%PDF-1.7') });
      expect((await opened(body.data.id)).headers.get('content-type')).toBe(pdf);
    },
  );

  it.each([
    [
      'a picture and a page',
      '\u00ff\u00d8\u00ff\u00e0<html><script>alert(1)</script>',
      'image/jpeg',
      'seal.jpg',
    ],
    ['a document and a page', '%PDF-1.7 <html><script>alert(1)</script>', pdf, 'certificate.pdf'],
    ['a document and a program', '%PDF-1.7 #!/bin/sh\nrm -rf /', pdf, 'certificate.pdf'],
    ['a document and an archive', '%PDF-1.7 PK\u0003\u0004 PK\u0005\u0006', pdf, 'certificate.pdf'],
  ])(
    'by being two things, %s, is handed out as the first, to be kept and never opened',
    async (_what, content, type, name) => {
      const { body } = await register({ name, type, content: text(content) });
      const { status, headers, bytes } = await opened(body.data.id);
      expect([status, Buffer.from(bytes).toString('latin1')]).toEqual([200, content]);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  it.each([
    '../../../../etc/passwd.pdf',
    '..\\..\\system.pdf',
    '/etc/passwd.pdf',
    '....//x.pdf',
    '%2e%2e%2fx.pdf',
  ])('by the path in its name %s lies where every other file does', async (name) => {
    const { status, body } = await register({ ...sampleFile('x.pdf', pdf), name });
    expect([status, body.errors]).toEqual([200, []]);
    const { rows } = await server.db.query<{ storageKey: string }>(
      'select storage_key as "storageKey" from client_files where user_id = $1',
      [body.data.id],
    );
    expect(rows[0]?.storageKey).not.toMatch(/passwd|system|htaccess|x\.pdf|\.\./);
    expect((await opened(body.data.id)).headers.get('content-disposition')).not.toMatch(/[\\/]/);
  });

  it('by a line break in its name puts no header into the answer', async () => {
    const { body } = await register(sampleFile('a%0d%0aSet-Cookie: b=c".pdf', pdf));
    await server.db.query('update client_files set name = $2 where user_id = $1', [
      body.data.id,
      'a\r\nSet-Cookie: b=c".pdf',
    ]);
    const { status, headers } = await opened(body.data.id);
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    expect(headers.get('content-disposition')).toContain('filename="a--Set-Cookie- b=c-.pdf"');
  });

  it.each([
    ['a\u0000.pdf', 'a-.pdf'],
    ['certificate\u202e\u2066 of seal\u200e.pdf', 'certificate of seal.pdf'],
    [`${'a'.repeat(199)}😀.pdf`, `${'a'.repeat(196)}.pdf`],
    [`${'😀'.repeat(150)} ${'é'.repeat(100)}.pdf`, `${'😀'.repeat(150)} ${'é'.repeat(45)}.pdf`],
  ])('by its name %j is kept and handed out as %j', async (name, kept) => {
    const { status, body } = await register(sampleFile(name, pdf));
    expect([status, body.errors]).toEqual([200, []]);
    const reply = await opened(body.data.id);
    const [, encoded = ''] =
      /filename\*=UTF-8''(.*)$/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
    expect([reply.status, decodeURIComponent(encoded)]).toEqual([200, kept]);
  });

  it('in 10,001 parts is refused', async () => {
    const field = (index: number) => `Content-Disposition: form-data; name="f${index}"\r\n\r\nv`;
    const reply = await multipart(Array.from({ length: 10_001 }, (_, index) => field(index)));
    expect(reply.status).toBe(400);
  });

  it('by part headers without end is refused', async () => {
    const long = `Content-Disposition: form-data; name="${'n'.repeat(200_000)}"\r\n\r\nv`;
    expect((await multipart([long])).status).toBe(400);
  });

  it('by being a bomb of packed nothing is refused unread', async () => {
    const packed = gzipSync(Buffer.alloc(50 * 1024 * 1024, '{"a":'));
    const reply = await fetch(`${server.url}/api/users/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: packed,
    });
    expect([400, 413, 415]).toContain(reply.status);
    const { status } = await register({ name: 'bomb.pdf', type: pdf, content: new Uint8Array(packed) });
    expect(status).toBe(400);
  });
});

describe('a session', () => {
  it('is never one that the caller brought: signing in gives a new token each time', async () => {
    const { email, password } = await server.account('Client');
    const chosen = 'A'.repeat(43);
    const signIn = (headers: Record<string, string>) =>
      server.visitor.post('/users/auth', { Email: email, Password: password, token: chosen }, headers);
    const first = await signIn({ cookie: `token=${chosen}; session=${chosen}` });
    const second = await signIn({});
    const tokens = [chosen, first.body.data.token, second.body.data.token];
    expect(new Set(tokens).size).toBe(3);
    const bearer = { authorization: `Bearer ${chosen}` };
    expect((await server.visitor.get('/users/sessions', bearer)).status).toBe(401);
  });

  it('comes by the header alone: neither cookie nor query signs in', async () => {
    const { token } = await server.as('Client');
    const cookie = { cookie: `token=${token}; Authorization=Bearer ${token}` };
    expect((await server.visitor.get('/users/sessions', cookie)).status).toBe(401);
    expect((await server.visitor.get(`/users/sessions?token=${token}`)).status).toBe(401);
  });
});

describe('a header', () => {
  it('does not decide where links in letters lead', async () => {
    const { email } = await server.account('Client');
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    await server.visitor.post('/users/forgot-password', { Email: email }, forged);
    const [mail] = await server.mailTo(email);
    expect(mail?.links.length).toBeGreaterThan(0);
    for (const link of mail?.links ?? []) expect(link.startsWith(server.url)).toBe(true);
  });

  it('does not name the request: its id is the server’s own', async () => {
    const { headers } = await server.visitor.get('/health', {
      'x-request-id': 'forged',
      'request-id': 'forged',
    });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('does not write lines of its own into the log', async () => {
    logged.length = 0;
    const line = '{"level":50,"msg":"forged"}';
    await server.visitor.post(
      '/users/auth',
      { Email: `a@b.example`, Password: `x\r\n${line}` },
      { 'user-agent': `x ${line}` },
    );
    await server.visitor.get(`/no-such-call/%0d%0a${encodeURIComponent(line)}`);
    expect(logged.length).toBeGreaterThan(1);
    for (const each of logged) expect(JSON.parse(each)).not.toMatchObject({ msg: 'forged' });
    expect(logged.join('')).not.toContain('forged');
  });
});

describe('an input', () => {
  it.each(['__proto__', 'constructor'])('named %s changes nothing that others see', async (name) => {
    const reply = await fetch(`${server.url}/api/users/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"Email":"a@b.example","Password":"x","${name}":{"prototype":{"forged":1},"forged":1}}`,
    });
    expect(reply.status).toBe(400);
    expect(({} as Record<string, unknown>).forged).toBeUndefined();
  });

  it('that is given twice is refused, and one in the wrong place is not read', async () => {
    expect((await officer.get('/users/clients?pageNumber=1&pageNumber=2')).status).toBe(400);
    const wrongPlace = await server.visitor.post('/users/auth?Email=a@b.example&Password=x', {});
    expect(Object.keys(wrongPlace.body.errors)).toEqual(['Email', 'Password']);
  });
});

it('every answer of the API is JSON in UTF-8 that nobody keeps', async () => {
  for (const path of ['/health', '/services', '/no-such-call']) {
    const { headers } = await officer.get(path);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

it.each(['TRACE', 'TRACK', 'PROPFIND'])('the method %s is not answered', async (method) => {
  const { hostname, port } = new URL(server.url);
  const { request } = await import('node:http');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = request({ hostname, port, method, path: '/api/health' }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    call.on('error', reject).end();
  }).catch(() => 400);
  expect([400, 404, 405]).toContain(status);
});
