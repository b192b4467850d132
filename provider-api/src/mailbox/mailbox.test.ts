import { compose, pdfAttachment } from '../mail/compose.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

const server = forAllTests(startTestServer);

const hostile = '<script>alert(1)</script>';
let sent = 0;
const send = (to: string, subject = 'Hello') =>
  server.context.mailer.send(
    compose({
      to,
      subject,
      name: hostile,
      paragraphs: ['Some text'],
      action: { label: 'Open', url: 'http://portal.example/page?a=1&b=2' },
      attachments: [pdfAttachment('Invoice.pdf', Buffer.from('%PDF-1.7'))],
    }),
    ++sent,
  );

const messages = async (query = '') =>
  (await (await fetch(`${server.url}/mailbox/messages${query}`)).json()) as Record<string, unknown>[];

it('gives every message as JSON, newest first, filtered by recipient', async () => {
  await send('first@client.example');
  await send('second@client.example', 'Second');
  await server.settle();
  const all = await messages();
  expect(all.map(({ to }) => to)).toEqual(['second@client.example', 'first@client.example']);
  expect(await messages('?to=FIRST@client.example')).toEqual([
    {
      id: expect.any(Number),
      to: 'first@client.example',
      subject: 'Hello',
      text: expect.stringContaining('Some text'),
      html: expect.stringContaining('<p>Some text</p>'),
      links: ['http://portal.example/page?a=1&b=2'],
      attachments: [{ name: 'Invoice.pdf', href: expect.stringMatching(/^\/mailbox\/attachments\/\d+$/) }],
      sentAt: expect.any(String),
    },
  ]);
});

it('gives attachments as they were sent', async () => {
  const [message] = await messages('?to=first@client.example');
  const [attachment] = (message?.attachments ?? []) as { href: string }[];
  const reply = await fetch(`${server.url}${attachment?.href}`);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toContain('Invoice.pdf');
  expect(await reply.text()).toBe('%PDF-1.7');
});

it('shows every message on a page, with all values escaped', async () => {
  const reply = await fetch(`${server.url}/mailbox?to=${encodeURIComponent('second@client.example')}`);
  const page = await reply.text();
  expect(reply.headers.get('content-type')).toContain('text/html');
  expect(page).toContain('Second');
  expect(page).toContain('&lt;img src=&quot;data:image/png;base64,');
  expect(page).not.toContain('cid:');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain(hostile);
  expect(page).not.toContain('first@client.example');
});

it('says so when there are no messages', async () => {
  expect(await (await fetch(`${server.url}/mailbox?to=nobody@client.example`)).text()).toContain(
    'There are no messages',
  );
});

it.each(['/mailbox', '/mailbox/messages', '/mailbox/attachments/1'])(
  'does not exist beside a mail server: %s',
  async (path) => {
    const mailing = await startTestServer({ config: { mailbox: false } });
    try {
      expect((await fetch(`${mailing.url}${path}`)).status).toBe(404);
    } finally {
      await mailing.close();
    }
  },
  60_000,
);
