import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { authority } from 'shared-api/rules';
import { compose } from '../../mail/compose.ts';
import { signed } from '../../mail/sign.ts';
import { smtpMailer } from './smtpMailer.ts';

let server: Server;
let letters: string[];
beforeEach(async () => {
  letters = [];
  server = createServer((socket) => {
    let received = '';
    let content = false;
    socket.write('220 mail.example\r\n');
    socket.on('data', (part) => {
      received += part;
      if (content) {
        if (!received.endsWith('\r\n.\r\n')) return;
        letters.push(received);
        content = false;
        socket.write('250 taken\r\n');
      } else if (received.endsWith('\r\n')) {
        content = received.startsWith('DATA');
        socket.write(content ? '354 go on\r\n' : '250 OK\r\n');
      } else return;
      received = '';
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => void server.close());

it('a letter carries the portal’s mark as a part of itself, beside what is attached', async () => {
  const { port } = server.address() as AddressInfo;
  const attachment = {
    name: 'Sokoto - Funding.pdf',
    contentType: 'application/pdf',
    content: Buffer.from('%PDF-'),
  };
  const letter = compose({
    to: 'alfa@client.example',
    subject: 'Receipt',
    name: 'Alfa',
    paragraphs: ['Thank you.'],
    attachments: [attachment],
  });
  const message = { ...signed(letter, authority), from: 'portal@authority.example' };
  await smtpMailer(`smtp://127.0.0.1:${port}`, 'authority.example').send(message, 7);
  const [sent = ''] = letters;
  expect(letters).toHaveLength(1);
  expect(sent).toMatch(/src=(3D)?"cid:emblem@portal"/);
  expect(sent).toMatch(
    /Content-Type: image\/png[\s\S]*Content-Id: <emblem@portal>[\s\S]*Content-Disposition: inline/i,
  );
  expect(sent).toContain('filename="Sokoto - Funding.pdf"');
});

it.each([
  [
    'Protocol Services (Lagos) <portal@authority.example>',
    'From: "Protocol Services (Lagos)" <portal@authority.example>',
  ],
  ['portal@authority.example', 'From: portal@authority.example'],
])('a letter from %s says so whole', async (from, line) => {
  const { port } = server.address() as AddressInfo;
  const letter = compose({
    to: 'alfa@client.example',
    subject: 'Receipt',
    name: 'Alfa',
    paragraphs: ['Thank you.'],
  });
  await smtpMailer(`smtp://127.0.0.1:${port}`, 'authority.example').send(
    { ...signed(letter, authority), from },
    8,
  );
  expect(letters[0]).toContain(`${line}\r\n`);
});
