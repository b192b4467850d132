import { termsVersions } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import {
  corporateFields,
  governmentFields,
  individualFields,
  sampleFile,
} from '../../../testing/registrations.ts';
import { startTestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);

const pdf = sampleFile('certificate.pdf', 'application/pdf');
const jpeg = sampleFile('seal.jpg', 'image/jpeg');
const registerPerson = (changes?: Record<string, string>) =>
  server.visitor.form('/users/individual', individualFields(changes));
const registerCompany = (changes?: Record<string, string>, files = [pdf]) =>
  server.visitor.form('/users/corporate', corporateFields(changes), files);
const registerOffice = (changes?: Record<string, string>) =>
  server.visitor.form('/users/government', governmentFields(changes));

const stored = async (id: number) => {
  const { rows } = await server.db.query('select * from users where id = $1', [id]);
  return rows[0] ?? {};
};
const count = async (table: string) =>
  (await server.db.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count;

describe.each([
  ['an individual', '/users/individual', individualFields, []],
  ['a family', '/users/individual', () => individualFields({ IsFamily: 'true' }), []],
  ['a company', '/users/corporate', corporateFields, [pdf]],
  ['an office', '/users/government', governmentFields, []],
])('the terms of %s', (_who, path, fieldsOf, files) => {
  it.each([[{ Accept: 'false' }], [{}]])(
    '%j: nobody registers without accepting them [REG-13]',
    async (changes) => {
      const { Accept: _accept, ...fields } = fieldsOf();
      const { status, body } = await server.visitor.form(path, { ...fields, ...changes }, files);
      expect([status, body.errors]).toEqual([400, { Accept: [expect.any(String)] }]);
    },
  );

  it('are kept with the version that the page showed and the time, and staff see both', async () => {
    server.clock.set(new Date('2026-03-03T10:00:00Z'));
    const [version] = termsVersions.registration;
    const { body } = await server.visitor.form(`${path}?termsVersion=${version}`, fieldsOf(), files);
    const officer = await server.as('Registration Officer');
    const { body: details } = await officer.get(`/users/users/${body.data.id}`);
    expect(details.data.acceptedTerms).toEqual({
      version,
      notice: termsVersions.privacy[0],
      at: '2026-03-03T10:00:00.000Z',
    });
  });

  it('are the newest where the request does not say which, and no others than there are', async () => {
    const { body } = await server.visitor.form(path, fieldsOf(), files);
    expect(await stored(body.data.id)).toMatchObject({ terms_version: termsVersions.registration[0] });
    const unknown = await server.visitor.form(`${path}?termsVersion=1999-01`, fieldsOf(), files);
    expect([unknown.status, unknown.body.errors]).toEqual([400, { termsVersion: ['Invalid selection'] }]);
  });
});

describe('an individual', () => {
  it('is registered as New, in review [API-14] [REG-72]', async () => {
    const fields = individualFields({ PhoneNumber: '803 123 4567' });
    const { status, body } = await server.visitor.form('/users/individual', fields);
    expect([status, body.data]).toEqual([200, { id: expect.any(Number), status: 'New' }]);
    expect(await stored(body.data.id)).toMatchObject({
      category: 'Individual',
      is_family: false,
      phone_number: '08031234567',
      email_verified_at: null,
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
    const refused = await server.visitor.post('/users/auth', fields);
    expect(refused.status).toBe(400);
    const [mail] = await server.mailTo(fields.Email ?? '');
    expect(mail?.subject).toBe('Your registration has been received');
  });

  it('gets a registration transaction with the account', async () => {
    const { body } = await registerPerson();
    const { rows } = await server.db.query(
      'select kind, status, amount_kobo as "amountKobo" from payments where owner_id = $1',
      [body.data.id],
    );
    expect(rows).toEqual([{ kind: 'registration', status: 'Unpaid', amountKobo: 10_000_00 }]);
  });

  it('starts with Domestic services whatever is sent [REG-59]', async () => {
    const { body } = await registerPerson({ ClientTypeId: '2' });
    expect(await stored(body.data.id)).toMatchObject({ client_type_id: 1 });
  });

  it('keeps a middle name if one is given [REG-26]', async () => {
    const { body } = await registerPerson({ MiddleName: ' Zainab ' });
    expect(await stored(body.data.id)).toMatchObject({ middle_name: 'Zainab' });
    const without = await registerPerson({ MiddleName: '' });
    expect(await stored(without.body.data.id)).toMatchObject({ middle_name: null });
    const short = await registerPerson({ MiddleName: 'ab' });
    expect(short.body.errors).toEqual({ MiddleName: ['Must be at least 3 character(s) long'] });
  });

  it('who is a student names the school [REG-58]', async () => {
    const without = await registerPerson({ Student: 'true' });
    expect(without.body.errors).toEqual({
      Name_Of_School: ['Name of School is required when Student is Yes'],
    });
    const { body } = await registerPerson({ Student: 'true', Name_Of_School: 'Unity College' });
    expect(await stored(body.data.id)).toMatchObject({ is_student: true, name_of_school: 'Unity College' });
  });

  describe('with a field that breaks its rule [REG-18, REG-19, REG-20, REG-21, REG-22, REG-23, REG-24, REG-25, REG-27, REG-54, REG-55, REG-60]', () => {
    it.each([
      ['MeansOfId', 'Library card', 'Invalid selection'],
      ['Gender', 'X', 'Invalid selection'],
      ['ClientTypeId', '0', 'Invalid Client Type Selected'],
      ['PhoneNumber', '0601234567', 'Invalid phone number format'],
      ['PhoneNumber', '08212345678', 'Invalid phone number format'],
      ['FirstName', 'Al', 'Must be at least 3 character(s) long'],
      ['Email', 'a@b', 'Invalid email format'],
      ['Confirm_Password', 'Other1!', 'Must match password'],
      ['Password', 'Ab1!x', 'Password must be at least 6 character(s) long'],
      ['Password', 'Abcdef!', 'Password must contain a digit'],
      ['Password', 'Abcdef1', 'Password must contain a special character'],
      ['Password', 'abcde1!', 'Password must contain an uppercase letter'],
      ['Password', 'ABCDE1!', 'Password must contain a lowercase letter'],
    ])('%s "%s" is refused: %s', async (field, value, message) => {
      const { status, body } = await registerPerson({ [field]: value });
      expect(status).toBe(400);
      expect(body.errors[field as keyof typeof body.errors]).toContain(message);
    });
  });

  it('may leave the gender out', async () => {
    expect((await registerPerson({ Gender: '' })).status).toBe(200);
  });
});

it('a family is an individual with the family mark [API-14] [REG-64]', async () => {
  const { body } = await registerPerson({ IsFamily: 'true' });
  expect(await stored(body.data.id)).toMatchObject({ category: 'Individual', is_family: true });
});

describe('a government office', () => {
  it('without a state is Federal [API-13]', async () => {
    const { State: _state, ...fields } = governmentFields();
    const { body } = await server.visitor.form('/users/government', fields);
    expect(await stored(body.data.id)).toMatchObject({
      business_name: 'Ministry of Works',
      government_staff_type: 'Federal',
      state: null,
    });
  });

  it('with a state is State', async () => {
    const { body } = await registerOffice();
    expect(await stored(body.data.id)).toMatchObject({ government_staff_type: 'State', state: 'Lagos' });
  });

  it('of the staff type State needs one of the 37 states [REG-46]', async () => {
    const none = await registerOffice({ GovernmentStaffType: 'State', State: '' });
    const other = await registerOffice({ State: 'Atlantis' });
    expect([none.body.errors, other.body.errors]).toEqual([
      { State: ['Invalid selection'] },
      { State: ['Invalid selection'] },
    ]);
  });

  it('of the staff type Federal keeps no state', async () => {
    const { body } = await registerOffice({ GovernmentStaffType: 'Federal' });
    expect(await stored(body.data.id)).toMatchObject({ government_staff_type: 'Federal', state: null });
  });
});

describe('a corporate organisation', () => {
  it('is stored with its files [API-12]', async () => {
    const { status, body } = await registerCompany({}, [pdf, jpeg]);
    expect(status).toBe(200);
    const officer = await server.as('Registration Officer');
    const details = await officer.get(`/users/users/${body.data.id}`);
    expect(details.body.data.clientFiles).toMatchObject([
      { name: 'certificate.pdf', type: 'application/pdf', sizeBytes: 64 },
      { name: 'seal.jpg', type: 'image/jpeg', sizeBytes: 64 },
    ]);
  });

  it('without a file is refused [REG-36]', async () => {
    const { status, body } = await registerCompany({}, []);
    expect([status, body.errors]).toEqual([400, { Files: ['Please select at least one file'] }]);
  });

  it('may send ten files and not eleven [REG-37]', async () => {
    const files = (many: number) =>
      Array.from({ length: many }, (_, index) => sampleFile(`${index}.pdf`, 'application/pdf'));
    expect((await registerCompany({}, files(10))).status).toBe(200);
    const { status, body } = await registerCompany({}, files(11));
    expect([status, body.errors]).toEqual([400, { Files: ['At most 10 files can be uploaded'] }]);
  });

  it('may send 2 MiB in a file and not a byte more [REG-38]', async () => {
    const twoMiB = 2 * 1024 * 1024;
    const ofSize = (bytes: number) => [sampleFile('big.pdf', 'application/pdf', bytes)];
    expect((await registerCompany({}, ofSize(twoMiB))).status).toBe(200);
    const { status, body } = await registerCompany({}, ofSize(twoMiB + 1));
    expect([status, body.errors]).toEqual([400, { Files: ['big.pdf: The file is larger than 2MB'] }]);
  });

  it('may send ten files of 2 MiB each', async () => {
    const files = Array.from({ length: 10 }, (_, index) =>
      sampleFile(`${index}.jpg`, 'image/jpeg', 2 * 1024 * 1024),
    );
    expect((await registerCompany({}, files)).status).toBe(200);
  });

  it('sends PDF and JPEG only, judged by content [REG-39]', async () => {
    const png = {
      name: 'x.pdf',
      type: 'application/pdf',
      content: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    };
    const { status, body } = await registerCompany({}, [pdf, png]);
    expect([status, body.errors]).toEqual([400, { Files: ['x.pdf: Only PDF and JPEG files are accepted.'] }]);
    expect((await registerCompany({}, [{ ...pdf, type: 'image/png' }])).status).toBe(200);
  });

  it('sends no empty file', async () => {
    const { status } = await registerCompany({}, [{ ...pdf, content: new Uint8Array() }]);
    expect(status).toBe(400);
  });

  it('that sends a name twice keeps the later file [REG-40]', async () => {
    const { body } = await registerCompany({}, [pdf, sampleFile('certificate.pdf', 'application/pdf', 99)]);
    const { rows } = await server.db.query(
      'select size_bytes as bytes from client_files where user_id = $1',
      [body.data.id],
    );
    expect(rows).toEqual([{ bytes: 99 }]);
  });

  describe('with a field that breaks its rule [REG-33, REG-34]', () => {
    it.each([
      ['Business_Nature', 'Foo', 'Invalid selection'],
      ['Creation_Year', '3020', 'Invalid year format'],
      ['Creation_Year', '199', 'Invalid year format'],
    ])('%s "%s" is refused: %s', async (field, value, message) => {
      const { body } = await registerCompany({ [field]: value });
      expect(body.errors).toEqual({ [field]: [message] });
    });
  });
});

describe('an address that is taken', () => {
  it('is refused with a text, in any letter case and across kinds', async () => {
    const { Email = '' } = individualFields();
    await registerPerson({ Email });
    const { status, body } = await registerCompany({ Email: Email.toUpperCase() });
    expect([status, body.errors]).toEqual([400, { Email: ['This e-mail address is already registered'] }]);
  });

  it('leaves neither files nor account nor mail behind', async () => {
    const { Email = '' } = individualFields();
    await registerPerson({ Email });
    await server.settle();
    const before = [await count('users'), await count('client_files'), await count('mailbox')];
    const keys = await server.context.files.storedBefore(new Date(Date.now() + 1000));
    await registerCompany({ Email });
    await server.settle();
    expect([await count('users'), await count('client_files'), await count('mailbox')]).toEqual(before);
    expect(await server.context.files.storedBefore(new Date(Date.now() + 1000))).toEqual(keys);
  });

  it('is given to one of two who ask at once', async () => {
    const fields = individualFields();
    const answers = await Promise.all([
      server.visitor.form('/users/individual', fields),
      server.visitor.form('/users/individual', fields),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

it('form data that is cut off is refused', async () => {
  const reply = await fetch(`${server.url}/api/users/individual`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\ncontent-disposition: form-data; name="Email"\r\n\r\na@b.example',
  });
  expect(reply.status).toBe(400);
});
