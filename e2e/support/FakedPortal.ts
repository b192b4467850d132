import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import type { BodyOf, Endpoint } from 'shared-api/contract';
import { replySchemaOf } from 'shared-api/replies';
import {
  exampleOf,
  type Handler,
  handlerOf,
  replies,
  type SeenRequest,
  sampleHandlers,
  samplePeople,
} from 'shared-api/testing';
import { siteFolder } from 'tooling/portal';

type Person = (typeof samplePeople)[number];
type Seen<E extends Endpoint> = SeenRequest & { readonly body: BodyOf<E> };

/** Pages take the time from this header. The flights of the samples are some days later, and must not pass. */
const sampleDay = 'Fri, 27 Nov 2026 09:00:00 GMT';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A deployed portal sends these headers. The headers about TLS are removed, because the tests use no TLS. */
const deployedHeaders = (): Headers => {
  const file = path.join(import.meta.dirname, '../../deploy/nginx.conf');
  const written = [...readFileSync(file, 'utf8').matchAll(/add_header (\S+) "?([^"$\n]+?)"?;\n/g)];
  const headers = new Headers(written.map(([, name = '', value = '']): [string, string] => [name, value]));
  headers.delete('Strict-Transport-Security');
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('Content-Security-Policy', policy.replace(';upgrade-insecure-requests', ''));
  return headers;
};

const isImmutable = (file: string): boolean => /^\/remotes\/[^/]+\/[^/]+\/|[.-][0-9a-f]{8,}\.\w+$/.test(file);

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const content = await buffer(request);
  if (content.length === 0) return undefined;
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return JSON.parse(content.toString());
  return new Response(content, { headers: { 'content-type': type } }).formData();
};

const faultsOf = (schema: NonNullable<Endpoint['reply']>, value: unknown): string[] => {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (thrown) {
    return thrown instanceof Error ? [`${thrown.message}: ${JSON.stringify(value)?.slice(0, 500)}`] : [];
  }
};

/** A GET request gets a sample reply by default. For other requests, the test must define the reply. */
const samplesFor = (person: Person | undefined): readonly Handler[] =>
  person ? sampleHandlers(person).filter(({ endpoint }) => endpoint.method === 'GET') : [];

/**
 * The class starts a real HTTP server, because browsers do not cache replies from Playwright's `page.route`.
 * Without the cache, every page would load all scripts again.
 */
export class FakedPortal {
  /** The faults are requests and replies that break the contract, and requests without a handler. */
  readonly faults: string[] = [];
  private readonly seen: { readonly endpoint: Endpoint; readonly request: SeenRequest }[] = [];
  siteDir = process.env.TESTED_SITE || siteFolder;
  private readonly headers = deployedHeaders();
  private own: readonly Handler[] = [];
  private samples = samplesFor(samplePeople[0]);
  private readonly server: Server = createServer((request, response) => {
    this.serve(request, response).catch(() => response.destroy());
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve));
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  answer(...handlers: readonly Handler[]): void {
    this.own = [...handlers, ...this.own];
  }

  accept(...endpoints: readonly Endpoint[]): void {
    this.answer(...endpoints.map((endpoint) => replies(endpoint, exampleOf(replySchemaOf(endpoint)))));
  }

  async signIn(page: Page, role: string, kind = 'Individual'): Promise<Person> {
    const person = samplePeople.find(
      (each) =>
        each.role === role && (role !== 'Client' || each.organization_CategoryId?.startsWith(kind) === true),
    );
    if (!person) throw new Error(`There is no sample ${role}`);
    this.samples = samplesFor(person);
    const localStorage = [
      { name: 'token', value: 'sample' },
      { name: 'user', value: JSON.stringify(person) },
    ];
    await page.context().setStorageState({ cookies: [], origins: [{ origin: this.url, localStorage }] });
    return person;
  }

  /** The oldest request is first. */
  asked<E extends Endpoint>(endpoint: E): readonly Seen<E>[] {
    return this.seen
      .filter((each) => each.endpoint === endpoint)
      .map(({ request }) => request as unknown as Seen<E>);
  }

  private async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.url);
    if (!url.pathname.startsWith('/api/')) return this.sendFile(url.pathname, response);
    const { method = 'GET' } = incoming;
    const headers = new Headers(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    );
    const reply = await this.replyTo({ method, url, headers, body: await bodyOf(incoming) });
    response.setHeader('Date', sampleDay);
    response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.bytes());
  }

  private sendFile(asked: string, response: ServerResponse): void {
    const file =
      asked === '/' ? '/landing.html' : path.posix.extname(asked) === '' ? '/index.html' : decodeURI(asked);
    const where = path.join(this.siteDir, file);
    if (!existsSync(where)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeaders(this.headers);
    response.setHeader(
      'Cache-Control',
      isImmutable(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(where).pipe(response);
  }

  private async replyTo(request: SeenRequest): Promise<Response> {
    const name = `${request.method} ${request.url.pathname}`;
    const handler = handlerOf(this.own, request) ?? handlerOf(this.samples, request);
    if (!handler) {
      this.faults.push(`Nothing answers ${name}`);
      return Response.json({}, { status: 501 });
    }
    const { endpoint } = handler;
    if (endpoint.access !== 'public' && !request.headers.has('authorization'))
      return Response.json({}, { status: 401 });
    this.seen.push({ endpoint, request });
    if (endpoint.body && endpoint.bodyKind !== 'multipart')
      this.note(`${name} is sent what`, faultsOf(endpoint.body, request.body));
    const reply = await handler.answer(request);
    if (reply.ok && (endpoint.replyKind ?? 'json') === 'json') {
      const { data, meta } = await reply.clone().json();
      this.note(`${name} is answered with what`, faultsOf(replySchemaOf(endpoint), data));
      if ((meta !== undefined) !== (endpoint.paged === true))
        this.note(`${name} is answered with what`, ['meta']);
    }
    return reply;
  }

  private note(what: string, faults: readonly string[]): void {
    this.faults.push(...faults.map((fault) => `${what} breaks the contract: ${fault}`));
  }
}
