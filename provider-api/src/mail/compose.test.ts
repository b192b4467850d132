import { portalSettings } from 'shared-api/rules';
import { compose } from './compose.ts';
import { signed } from './sign.ts';

const { portal, name, shortName } = portalSettings.authority;
const letter = { to: 'alfa@client.example', subject: 'A subject', name: 'Alfa', paragraphs: ['A sentence.'] };

it('a message is signed once, with the names given', () => {
  const { text, html } = signed(signed(compose(letter), portalSettings.authority), portalSettings.authority);
  const signature = `${portal}, ${name} (${shortName})`;
  expect(text.split(signature)).toHaveLength(2);
  expect(html.split(signature)).toHaveLength(2);
  expect(html).toMatch(
    new RegExp(`<body[^>]*><p [^>]*background:#0b6b3a[^>]*><img src="cid:mark@portal" [^>]*>${portal}</p>`),
  );
  expect(html).toMatch(/<\/body><\/html>$/);
});

it('what people typed is escaped in HTML and verbatim in the text', () => {
  const { text, html } = compose({ ...letter, name: '<b>Alfa</b> & Co' });
  expect(text).toContain('Dear <b>Alfa</b> & Co,');
  expect(html).toContain('Dear &lt;b&gt;Alfa&lt;/b&gt; &amp; Co,');
});
