import { portalSettings } from 'shared-api/rules';
import { compose } from './compose.ts';

const { portal, name, shortName } = portalSettings.authority;
const letter = { to: 'alfa@client.example', subject: 'A subject', name: 'Alfa', paragraphs: ['A sentence.'] };

it('every message is signed with the names of the settings', () => {
  const { text, html } = compose(letter);
  const signature = `${portal}, ${name} (${shortName})`;
  expect(text).toContain(signature);
  expect(html).toContain(signature);
});

it('what people typed is escaped in HTML and verbatim in the text', () => {
  const { text, html } = compose({ ...letter, name: '<b>Alfa</b> & Co' });
  expect(text).toContain('Dear <b>Alfa</b> & Co,');
  expect(html).toContain('Dear &lt;b&gt;Alfa&lt;/b&gt; &amp; Co,');
});
