import type { FastifyReply } from 'fastify';
import type { LiveEvent } from 'shared-api/contract';
import { type Database, prepared, type Tx } from '../db/index.ts';
import type { Actor } from './actor.ts';

interface Audience {
  userId?: number;
  staff?: boolean;
  everyone?: boolean;
}

type Published = LiveEvent & Audience;

const notify = prepared(`select pg_notify('live', $1)`);

/** The event is sent to the open pages when the transaction is committed. */
export async function publish(tx: Tx, event: Published): Promise<void> {
  await tx.query(notify, [JSON.stringify(event)]);
}

interface SessionsEnded {
  sessionsOf: number;
}

/**
 * Call this function after ending sessions of a user. The live streams of the ended sessions are closed after
 * the commit.
 */
export async function endStreams(tx: Tx, userId: number): Promise<void> {
  await tx.query(notify, [JSON.stringify({ sessionsOf: userId } satisfies SessionsEnded)]);
}

const concerns = (event: Published, actor: Actor): boolean =>
  event.everyone === true ||
  event.userId === actor.id ||
  event.userId === actor.ownerId ||
  (event.staff === true && actor.role !== 'Client');

interface Stream {
  actor: Actor;
  reply: FastifyReply;
  stillValid: () => Promise<boolean>;
}

const heartbeatMs = 20_000;
/**
 * Each stream occupies a connection for hours. If an account opens more streams than this, its oldest stream
 * ends.
 */
const maxPerAccount = 20;
const maxUnreadBytes = 64 * 1024;

/** If the page is still open, the browser connects again and the page reads its data again. */
function end({ reply: { raw } }: Stream): void {
  if (raw.writableLength > 0) raw.destroy();
  else raw.end();
}

function send(stream: Stream, text: string): void {
  const { raw } = stream.reply;
  if (raw.writableLength > maxUnreadBytes) end(stream);
  else raw.write(text);
}

export class LiveStreams {
  private readonly streams = new Set<Stream>();
  private beat: NodeJS.Timeout | undefined;
  private unlisten: (() => Promise<void>) | undefined;

  async start(db: Database): Promise<void> {
    this.beat = setInterval(() => void this.check(this.streams), heartbeatMs).unref();
    this.unlisten = await db.listen(
      'live',
      (payload) => this.hear(JSON.parse(payload)),
      () => this.streams.forEach(end),
    );
  }

  open(stream: Stream): void {
    const { raw } = stream.reply;
    stream.reply.hijack();
    for (const [name, value] of Object.entries(stream.reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // The connection must close with the stream: a stopping server would otherwise wait for the connection.
      connection: 'close',
    });
    raw.write(': open\n\n');
    this.makeRoom(stream.actor);
    this.streams.add(stream);
    raw.on('close', () => this.streams.delete(stream));
  }

  async stop(): Promise<void> {
    clearInterval(this.beat);
    await this.unlisten?.();
    for (const { reply } of this.streams) reply.raw.end(() => reply.raw.socket?.destroy());
  }

  private makeRoom({ id }: Actor): void {
    const own = [...this.streams].filter(({ actor }) => actor.id === id);
    for (const stream of own.slice(0, Math.max(0, own.length + 1 - maxPerAccount))) {
      this.streams.delete(stream);
      end(stream);
    }
  }

  private hear(news: Published | SessionsEnded): void {
    if ('sessionsOf' in news)
      void this.check([...this.streams].filter(({ actor }) => actor.id === news.sessionsOf));
    else this.deliver(news);
  }

  private deliver({ type, id, ...audience }: Published): void {
    const event: LiveEvent = { type, id };
    for (const stream of this.streams)
      if (concerns({ ...event, ...audience }, stream.actor))
        send(stream, `data: ${JSON.stringify(event)}\n\n`);
  }

  private async check(streams: Iterable<Stream>): Promise<void> {
    for (const stream of streams) {
      const valid = await stream.stillValid().catch(() => true);
      // If a page did not read its earlier events, the page was probably closed.
      if (valid && !stream.reply.raw.writableNeedDrain) send(stream, ': \n\n');
      else end(stream);
    }
  }
}
