import { settingDefinitions, settingKeys } from 'shared-api/rules';
import { createServer, type Server } from '../../server.ts';
import { clientOf } from '../../testing/client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { createRegistrationTransaction } from '../payments/index.ts';

let server: TestServer;
let administrator: SignedIn;
let other: Server;
let otherUrl: string;
beforeAll(async () => {
  server = await startTestServer({ config: { smsService: 'mailbox' } });
  administrator = await server.as('Administrator', { first_name: 'Alfa', last_name: 'Administrator' });
  other = await createServer({ ...server.context, config: { ...server.context.config, runJobs: false } });
  otherUrl = await other.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await other.api.fastify.close();
  await server.close();
});

interface Shown {
  key: string;
  value: unknown;
  default: unknown;
  isDefault: boolean;
  version: number;
  changedBy: string | null;
}

const anOffice = { city: 'Jos', airport: 'Yakubu Gowon', address: 'Terminal', email: 'j@b.example' };

const settingOf = async (key: string): Promise<Shown> => {
  const { body } = await administrator.get('/settings');
  const found = (body.data as unknown as Shown[]).find((setting) => setting.key === key);
  if (!found) throw new Error(`There is no setting ${key}`);
  return found;
};
const change = async (key: string, value: unknown, reason?: string) =>
  administrator.patch(`/settings/${key}`, { value, version: (await settingOf(key)).version, reason });
const known = async (url = server.url) =>
  (await clientOf(url).get('/settings/public')).body.data as Record<string, unknown>;

describe('the settings', () => {
  it('are listed with default, present value and who changed them', async () => {
    const { body } = await administrator.get('/settings');
    expect(body.data.map(({ key }) => key)).toEqual(settingKeys);
    expect(await settingOf('cancellationHours')).toEqual({
      key: 'cancellationHours',
      value: 6,
      default: 6,
      isDefault: true,
      version: 0,
      changedBy: null,
      dateChanged: null,
    });
    expect((await change('surveyDays', 14, 'Shorter')).status).toBe(200);
    expect(await settingOf('surveyDays')).toMatchObject({
      value: 14,
      default: 30,
      isDefault: false,
      version: 1,
      changedBy: 'Alfa Administrator',
    });
  });

  it('take their first defaults from the environment', async () => {
    const { config } = server.context;
    expect((await settingOf('treasuryFee')).default).toBe(config.treasuryFeeKobo / 100);
    expect((await settingOf('mailSender')).default).toBe(config.mailFrom);
  });

  it('keep every change with what was before and why, and in the audit too', async () => {
    await change('rrrExpiryDays', 20, 'First');
    await change('rrrExpiryDays', 25, 'Second');
    const { body } = await administrator.get('/settings/rrrExpiryDays/history');
    expect(body.data).toMatchObject([
      {
        version: 2,
        before: 20,
        after: 25,
        reason: 'Second',
        isDefault: false,
        changedBy: 'Alfa Administrator',
      },
      { version: 1, before: 30, after: 20, reason: 'First' },
    ]);
    const { rows } = await server.db.query(
      `select before, after, reason from audit where subject_id = 'rrrExpiryDays' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ before: { value: '20 days' }, after: { value: '25 days' }, reason: 'Second' }]);
  });

  it('are not changed by what they hold already', async () => {
    for (const [key, value] of [
      ['surveyDays', 21],
      ['authorityOffices', [anOffice]],
      ['dataRecipients', [{ name: 'Post', purpose: 'Letters', country: 'Ireland' }]],
    ] as const) {
      await change(key, value);
      const before = await settingOf(key);
      expect((await change(key, value)).status).toBe(200);
      expect(await settingOf(key)).toEqual(before);
    }
  });

  it('hold a telephone number of each office, which alone may change [LAND-10]', async () => {
    await change('authorityOffices', [anOffice]);
    expect(await known()).toMatchObject({ authority: { offices: [anOffice] } });
    const reachable = { ...anOffice, phone: '+234 73 123 4567' };
    await change('authorityOffices', [reachable]);
    expect(await known()).toMatchObject({ authority: { offices: [reachable] } });
  });

  it('hold one desk of each airport, and none by default', async () => {
    const lagosDesk = { airportId: 13, dutyPhone: '0803 123 4567' };
    expect((await settingOf('airportDesks')).value).toEqual([]);
    const twice = await change('airportDesks', [lagosDesk, { ...lagosDesk, meetingPoint: 'Arrivals' }]);
    expect([twice.status, twice.body.errors]).toEqual([
      400,
      { 'value[1].airportId': ['This airport is named above'] },
    ]);
    expect((await change('airportDesks', [{ airportId: 19, dutyPhone: 'none' }])).status).toBe(400);
    expect((await change('airportDesks', [lagosDesk])).status).toBe(200);
    const { rows } = await server.db.query(
      `select after from audit where subject_id = 'airportDesks' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ after: { value: [lagosDesk] } }]);
  });

  it('name nobody as Data Protection Officer until an address is given that is one', async () => {
    expect((await settingOf('privacyOfficerEmail')).value).toBe('');
    expect((await change('privacyOfficerEmail', 'the officer')).body.errors).toEqual({
      value: ['Invalid email format'],
    });
    expect((await change('privacyOfficerEmail', 'officer@portal.example')).status).toBe(200);
  });

  it('go back to the default', async () => {
    await change('invitationDays', 3);
    const { version } = await settingOf('invitationDays');
    expect((await administrator.patch('/settings/invitationDays', { version })).status).toBe(200);
    expect(await settingOf('invitationDays')).toMatchObject({
      value: 7,
      isDefault: true,
      version: version + 1,
    });
  });

  it.each([
    'update setting_changes set after = $1::jsonb',
    'delete from setting_changes',
    'truncate setting_changes',
  ])('have a history that the database refuses to change: %s', async (sql) => {
    await change('surveyDays', 15);
    await expect(server.db.query(sql, sql.includes('$1') ? ['1'] : [])).rejects.toThrow('never changed');
  });

  it.each(['Client', 'Registration Officer', 'Protocol Officer', 'Finance Officer'])(
    'are for an Administrator alone, not for a %s',
    async (role) => {
      const caller = await server.as(role);
      expect((await caller.get('/settings')).status).toBe(403);
      expect((await caller.patch('/settings/surveyDays', { value: 1, version: 0 })).status).toBe(403);
      expect((await caller.get('/settings/surveyDays/history')).status).toBe(403);
    },
  );
});

describe('two Administrators', () => {
  it('who change one setting at once: the second sees the current value', async () => {
    const { version } = await settingOf('cancellationHours');
    const body = (value: number) => ({ value, version });
    const second = await server.as('Administrator');
    const answers = await Promise.all([
      administrator.patch('/settings/cancellationHours', body(8)),
      second.patch('/settings/cancellationHours', body(9)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { value } = await settingOf('cancellationHours');
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('setting_changed');
    expect(refused?.body.message).toMatch(`changed this setting meanwhile: it is now ${value} hours`);
  });
});

describe('a value', () => {
  const numbers = settingKeys.filter((key) => 'min' in settingDefinitions[key]);
  const wire = (key: (typeof settingKeys)[number], value: number) =>
    settingDefinitions[key].kind === 'naira' ? value / 100 : value;

  it.each(numbers)('of %s is within its range', async (key) => {
    const definition = settingDefinitions[key];
    const { min, max } = definition as { min: number; max: number };
    const step = definition.kind === 'naira' ? 0.01 : 1;
    for (const value of [wire(key, min) - step, wire(key, max) + step, 'x', '', null, {}, [1], true])
      expect({ value, status: (await change(key, value)).status }).toEqual({ value, status: 400 });
  });

  it.each([
    ['mailSender', 'no-reply@portal.example'],
    ['mailSender', 'Name <no-reply@portal.example>\r\nBcc: x@y.example'],
    ['authorityName', 'AB'],
    ['authorityName', 'x'.repeat(101)],
    ['authoritySlug', 'Two words'],
    ['authorityOffices', []],
    ['authorityOffices', [{ ...anOffice, email: 'x' }]],
    ['authorityOffices', [{ ...anOffice, phone: 'call us' }]],
    ['dataRecipients', [{ name: 'Post', purpose: 'Letters' }]],
    ['dataRecipients', 'Post'],
    ['surveyDays', 1.5],
    ['smsConfirmed', 'Confirmed: {name}'],
    ['smsConfirmed', 'Báyọ̀ is confirmed'],
    ['smsApproval', 'Approve {flight}'],
  ])('of %s is refused when it is %p', async (key, value) => {
    const before = await settingOf(key);
    expect((await change(key, value)).status).toBe(400);
    expect(await settingOf(key)).toEqual(before);
  });

  it('of the page cannot fall below what the server accepts', async () => {
    const { status, body } = await change('minFundingModal', 49_999);
    expect([status, body.errors.value?.[0]]).toEqual([
      400,
      'The smallest funding that the page sends cannot be below the smallest that is accepted',
    ]);
  });

  it('of an SMS leaves as one, beside the links of this portal', async () => {
    const { status, body } = await change('smsConfirmed', 'a'.repeat(100));
    expect([status, body.errors]).toEqual([
      400,
      { value: [expect.stringMatching(/^With its links it is \d+ too long for one SMS of 160$/)] },
    ]);
  });

  it('of an unknown setting is not found', async () => {
    expect((await administrator.patch('/settings/constructor', { value: 1, version: 0 })).status).toBe(404);
    expect((await administrator.get('/settings/constructor/history')).status).toBe(404);
  });
});

describe('a change takes effect without a restart', () => {
  it('for visitors, on every server over the database', async () => {
    await change('authorityName', 'Federal Airports Board');
    for (const url of [server.url, otherUrl])
      expect((await known(url)).authority).toMatchObject({ name: 'Federal Airports Board' });
    expect(await known()).not.toHaveProperty('mailSender');
  });

  it('for the fees of registrations from then on', async () => {
    const client = await server.as('Client');
    const facts = { id: client.account.id, organization_CategoryId: 'Individual', isFamily: true };
    await change('registrationFeeFamily', '12345.67');
    const { amountKobo } = await server.db.transaction((tx) =>
      createRegistrationTransaction(tx, server.context, facts),
    );
    expect(amountKobo).toBe(12_345_67);
  });
});
