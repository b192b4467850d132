import { forAllTests } from '../../../testing/forAllTests.ts';
import { individualFields } from '../../../testing/registrations.ts';
import { startTestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);
const fields = ['FirstName', 'MiddleName', 'LastName'] as const;

it.each([
  'Dear winner, claim at https://prize.example',
  'http://prize.example/claim',
  'www.prize.example',
  'claim at prize.com',
  'prize.com.ng today',
  'Ada prize.ng',
  'bit.ly/2abc',
  'x.y.prize.top/win',
  'prize\u200b.com',
  'prize\u2024com',
  '\uff50rize.com',
  'tel://123',
])('a name cannot be %j, which is an address of the web', async (name) => {
  for (const field of fields) {
    const { status, body } = await server.visitor.form(
      '/users/individual',
      individualFields({ [field]: name }),
    );
    expect([status, body.errors[field]]).toEqual([400, ['Must not hold a web address']]);
  }
});

it.each([
  ['محمد', 'م'],
  ['李小龙', '李'],
  ['Юрий', 'Ю'],
  ['Παππάς', 'Π'],
  ['דוד לוי', 'ד'],
  ['ሰላም', 'ሰ'],
  ['김민수', '김'],
  ['Amaka 😀', '😀'],
  ['Вello', 'В'],
])('a name or an address cannot be %j in letters that papers cannot print [S18]', async (text, letter) => {
  for (const field of [...fields, 'Registered_Address'] as const) {
    const { status, body } = await server.visitor.form(
      '/users/individual',
      individualFields({ [field]: text.padEnd(3, letter) }),
    );
    expect([status, body.errors[field]]).toEqual([
      400,
      [`Please use the letters of a passport: “${letter}” cannot be printed`],
    ]);
  }
});

it.each([
  'Dr.Ada',
  'St. Mary',
  'A.B.Okafor',
  'Okafor-Bello',
  "O'Neill Jnr.",
  'Ọ̀yọ́',
  'Òǹkọ̀wé',
  'Nwaṅkwọ',
  'Ƙasimu',
  '\u02bcYar’adua',
  'J.Co',
])('a name can be %j', async (LastName) => {
  const sent = individualFields({
    LastName,
    Email: `${Buffer.from(LastName).toString('hex')}@client.example`,
  });
  expect((await server.visitor.form('/users/individual', sent)).status).toBe(200);
});
