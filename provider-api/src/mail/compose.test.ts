import { authority, wordmarkOf } from 'shared-api/rules';
import { compose } from './compose.ts';
import { signed } from './sign.ts';

const { portal, name, shortName } = authority;
const letter = { to: 'alfa@client.example', subject: 'A subject', name: 'Alfa', paragraphs: ['A sentence.'] };

it('a message is signed once, with the names given', () => {
  const { text, html } = signed(compose(letter), authority);
  const signature = `${portal}, ${name} (${shortName})`;
  expect(text.split(signature)).toHaveLength(2);
  expect(html.split(signature)).toHaveLength(2);
  const [strong, rest] = wordmarkOf(portal);
  expect(html).toMatch(
    new RegExp(`<img src="cid:emblem@portal" [^>]*><strong[^>]*>${strong}</strong>${rest}</td>`),
  );
  expect(html).toMatch(/<\/body><\/html>$/);
});

it('what people typed is escaped in HTML and verbatim in the text', () => {
  const { text, html } = compose({ ...letter, name: '<b>Alfa</b> & Co' });
  expect(text).toContain('Dear <b>Alfa</b> & Co,');
  expect(html).toContain('Dear &lt;b&gt;Alfa&lt;/b&gt; &amp; Co,');
});

it('whoever did not verify the address is not greeted by a name that a stranger may have chosen', () => {
  const { name: _, ...nameless } = letter;
  const { text, html } = compose(nameless);
  expect(text).toContain('Good day,');
  expect(html).toContain('<p>Good day,</p>');
});

it('a flight stands in large type in HTML and as lines in the text', () => {
  const flights = [
    {
      service: 'Arrival',
      airportCode: 'LOS',
      airportName: 'Lagos (LOS)',
      when: '3rd March, 2027, 10:15 WAT',
      facts: [['Flight', 'P47121, Air Peace']] as const,
    },
  ];
  const { text, html } = compose({ ...letter, heading: 'Your Arrival is booked', flights });
  expect(text).toContain('Arrival at Lagos (LOS)\n3rd March, 2027, 10:15 WAT\nFlight: P47121, Air Peace');
  expect(html).toMatch(/<h1 [^>]*>Your Arrival is booked<\/h1>/);
  expect(html).toMatch(/font:600 28px[^>]*>LOS</);
});

it('the title is the subject where nothing else is said', () =>
  expect(compose(letter).html).toMatch(/<h1 [^>]*>A subject<\/h1>/));
