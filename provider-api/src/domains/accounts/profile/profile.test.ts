import { forAllTests } from '../../../testing/forAllTests.ts';
import { corporateFields, sampleFile } from '../../../testing/registrations.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);
let officer: SignedIn;
beforeAll(async () => {
  officer = await server.as('Registration Officer', { first_name: 'Bravo', last_name: 'Officer' });
});

const company = () =>
  server.as('Client', {
    category: 'Corporate',
    business_name: 'Delta Freight Ltd',
    first_name: null,
    last_name: null,
  });
const office = () =>
  server.as('Client', {
    category: 'Government',
    business_name: 'Ministry of Works',
    first_name: null,
    last_name: null,
  });

const corporateUpdate = (id: number, changes: object = {}) => ({
  id,
  Business_Name: 'Renamed',
  Email: 'other@client.example',
  Business_Nature: 'Aviation',
  Creation_Year: '2001',
  Registration_Number: 'RC999',
  Registered_Address: '5 New Street',
  PhoneNumber: '09112345678',
  ...changes,
});
const individualUpdate = (id: number, changes: object = {}) => ({
  id,
  firstName: 'Renamed',
  lastName: 'Renamed',
  phoneNumber: '09112345678',
  meansOfId: 'National identification card',
  identification: '12345678901',
  ...changes,
});
const governmentUpdate = (id: number, changes: object = {}) => ({
  id,
  registered_Address: '9 Secretariat Road',
  phoneNumber: '09112345678',
  governmentStaffType: 'State',
  state: 'Kano',
  ...changes,
});
const userUpdate = (id: number, changes: object = {}) => ({
  id,
  firstname: 'Oscar',
  middleName: 'Golf',
  lastName: 'Tango',
  phoneNumber: '09112345678',
  ...changes,
});

describe('a client edits their own account:', () => {
  it('a company all but its name and address of e-mail [API-17]', async () => {
    const client = await company();
    const { status, body } = await client.patch('/users/corporate', corporateUpdate(client.account.id));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      business_Name: 'Delta Freight Ltd',
      email: client.account.email,
      business_Nature: 'Aviation',
      creation_Year: '2001',
      registration_Number: 'RC999',
      registered_Address: '5 New Street',
      phoneNumber: '09112345678',
    });
  });

  it('a government office with its staff type and state [API-18]', async () => {
    const client = await office();
    const renamed = { business_Name: 'Renamed', Name_Of_Government_Officials_Office: 'Renamed' };
    const { status, body } = await client.patch(
      '/users/government',
      governmentUpdate(client.account.id, { ...renamed, clientTypeId: 2 }),
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      business_Name: 'Ministry of Works',
      registered_Address: '9 Secretariat Road',
      phoneNumber: '09112345678',
      governmentStaffType: 'State',
      state: 'Kano',
      clientTypeId: 2,
    });
  });

  it('a government office with the nature and number of an organisation, which stay unless sent again [API-18]', async () => {
    const client = await office();
    const organisation = { business_Nature: 'Aviation', registration_Number: ' RC999 ' };
    const sent = await client.patch('/users/government', governmentUpdate(client.account.id, organisation));
    const stored = { business_Nature: 'Aviation', registration_Number: 'RC999' };
    expect(sent.body.data).toMatchObject(stored);
    await client.patch('/users/government', governmentUpdate(client.account.id));
    expect((await client.get(`/users/users/${client.account.id}`)).body.data).toMatchObject(stored);
  });

  it('a federal office keeps no state and its own service type', async () => {
    const client = await office();
    const { body } = await client.patch(
      '/users/government',
      governmentUpdate(client.account.id, { governmentStaffType: 'Federal', clientTypeId: 2 }),
    );
    expect(body.data).toMatchObject({ governmentStaffType: 'Federal', state: null, clientTypeId: 1 });
  });

  it('a person all but the names and the service type [API-19]', async () => {
    const client = await server.as('Client', { first_name: 'Alfa', last_name: 'India' });
    const { body } = await client.patch(
      '/users/individual',
      individualUpdate(client.account.id, { clientTypeId: 2 }),
    );
    expect(body.data).toMatchObject({
      firstName: 'Alfa',
      lastName: 'India',
      meansOfId: 'National identification card',
      identification: '12345678901',
      clientTypeId: 1,
    });
  });

  it('through users/user the telephone, not the reviewed names', async () => {
    const client = await server.as('Client', { first_name: 'Alfa', last_name: 'India' });
    const { body } = await client.patch('/users/user', userUpdate(client.account.id));
    expect(body.data).toMatchObject({ firstName: 'Alfa', lastName: 'India', phoneNumber: '09112345678' });
  });

  it('and it is written to the activities', async () => {
    const client = await server.as('Client');
    await client.patch('/users/individual', individualUpdate(client.account.id));
    const { body } = await client.get('/activity/client');
    expect(body.data[0]).toMatchObject({ description: 'Profile updated' });
  });
});

describe('an update is refused [PROFILE-19, PROFILE-20, PROFILE-21, REG-26]', () => {
  it.each([
    ['/users/individual', individualUpdate],
    ['/users/user', userUpdate],
  ])('of another client at %s, as if they did not exist', async (path, update) => {
    const { id } = await server.account('Client');
    const client = await server.as('Client');
    expect((await client.patch(path, update(id))).status).toBe(404);
  });

  it('of an account of another kind', async () => {
    const client = await server.as('Client');
    expect((await client.patch('/users/corporate', corporateUpdate(client.account.id))).status).toBe(404);
  });

  it.each(['Protocol Officer', 'Finance Officer'])('to a %s', async (role) => {
    const { id } = await server.account('Client');
    const staff = await server.as(role);
    expect((await staff.patch('/users/individual', individualUpdate(id))).status).toBe(404);
  });

  it.each([0, -1, 1.5, 'abc', null])('with the id %j: "Invalid id"', async (id) => {
    const { status, body } = await officer.patch('/users/individual', { ...individualUpdate(1), id });
    expect([status, body.errors]).toEqual([400, { id: ['Invalid id'] }]);
  });

  it.each([
    ['firstname', ' Alfa', 'Cannot begin or end with a space'],
    ['lastName', 'India ', 'Cannot begin or end with a space'],
    ['middleName', 'ab', 'Must be at least 3 character(s) long'],
    ['phoneNumber', '123', 'Invalid phone number format'],
  ])('with %s "%s": %s', async (field, value, message) => {
    const { body } = await officer.patch('/users/user', userUpdate(officer.account.id, { [field]: value }));
    expect(body.errors).toEqual({ [field]: [message] });
  });

  it.each([
    ['corporate', 'Business_Nature', 'Fishing', 'Invalid selection'],
    ['corporate', 'Creation_Year', '3020', 'Invalid year format'],
    ['corporate', 'Registration_Number', 'RC', 'Must be at least 3 character(s) long'],
    ['government', 'state', 'Nowhere', 'Invalid selection'],
    ['individual', 'meansOfId', 'Library card', 'Invalid selection'],
  ] as const)('of a %s account with %s "%s": %s', async (kind, field, value, message) => {
    const update = { corporate: corporateUpdate, government: governmentUpdate, individual: individualUpdate };
    const { status, body } = await officer.patch(`/users/${kind}`, update[kind](1, { [field]: value }));
    expect([status, body.errors[field]]).toEqual([400, [message]]);
  });

  it('with a national card number that is not 11 digits', async () => {
    const client = await server.as('Client');
    const { body } = await client.patch(
      '/users/individual',
      individualUpdate(client.account.id, { identification: '123' }),
    );
    expect(body.errors).toEqual({ identification: ['Must be exactly 11 digits long'] });
  });
});

describe('staff edit', () => {
  it('their own account [API-15]', async () => {
    const staff = await server.as('Protocol Officer');
    await staff.patch('/users/user', userUpdate(staff.account.id));
    const { body } = await staff.get(`/users/users/${staff.account.id}`);
    expect(body.data).toMatchObject({ firstName: 'Oscar', middleName: 'Golf', lastName: 'Tango' });
  });

  it('accounts of the authority under its own path too [API-16]', async () => {
    const staff = await server.as('Finance Officer');
    const { status, body } = await staff.patch('/users/authority-user', userUpdate(staff.account.id));
    expect([status, body.message]).toEqual([200, 'User updated successfully']);
  });

  it("a client's data and service type, told in the activities and in the audit", async () => {
    const client = await server.as('Client');
    const { id } = client.account;
    const { body } = await officer.patch('/users/individual', individualUpdate(id, { clientTypeId: 2 }));
    expect(body).toMatchObject({ data: { clientTypeId: 2 }, message: 'Client updated successfully' });
    const activities = await client.get('/activity/client');
    expect(activities.body.data[0]).toMatchObject({ description: 'Profile updated by Bravo Officer' });
    const { rows } = await server.db.query(
      'select before, after from audit where subject_id = $1::text and action = $2',
      [id, 'user.update'],
    );
    expect(rows).toMatchObject([{ before: { clientTypeId: 1 }, after: { clientTypeId: 2 } }]);
  });

  it('other staff as Administrators only', async () => {
    const { id } = await server.account('Finance Officer');
    const administrator = await server.as('Administrator');
    expect((await officer.patch('/users/user', userUpdate(id))).status).toBe(404);
    expect((await administrator.patch('/users/user', userUpdate(id))).status).toBe(200);
  });
});

describe('a user by id', () => {
  it('is given to its owner and to staff, and to no other client [API-21]', async () => {
    const client = await server.as('Client');
    const path = `/users/users/${client.account.id}`;
    const other = await server.as('Client');
    expect((await client.get(path)).body.data).toMatchObject({
      id: client.account.id,
      permissions: expect.any(Array),
    });
    expect((await officer.get(path)).status).toBe(200);
    expect((await other.get(path)).status).toBe(404);
  });

  it('of staff is given to those who manage or read users', async () => {
    const { id } = await server.account('Administrator');
    expect((await officer.get(`/users/users/${id}`)).status).toBe(200);
    expect((await (await server.as('Protocol Officer')).get(`/users/users/${id}`)).status).toBe(404);
    expect((await (await server.as('Client')).get(`/users/users/${id}`)).status).toBe(404);
  });

  it('carries the documents only for those who may see them', async () => {
    const client = await server.as('Client');
    const path = `/users/users/${client.account.id}`;
    const finance = await server.as('Finance Officer');
    expect((await finance.get(path)).body.data).not.toHaveProperty('clientFiles');
    expect((await officer.get(path)).body.data.clientFiles).toEqual([]);
  });

  it("of a client is found by the registration's transaction too, and tells what is owed for it [TRANS-27]", async () => {
    const { body } = await server.visitor.form('/users/corporate', corporateFields(), [
      sampleFile('certificate.pdf', 'application/pdf'),
    ]);
    const details = (await officer.get(`/users/users/${body.data.id}`)).body.data;
    expect(details.registrationFee).toEqual({ amount: expect.any(Number), status: 'Unpaid' });
    const path = `/users/users/${details.registrationTransactionId}`;
    expect((await officer.get(path)).body.data.id).toBe(body.data.id);
    expect((await (await server.as('Client')).get(path)).status).toBe(404);
  });

  it.each(['0', 'abc', '1.5', '99999999999999999999'])('with the id %s is refused', async (id) => {
    const { status } = await officer.get(`/users/users/${id}`);
    expect([400, 404]).toContain(status);
  });
});

describe('a document of a registration', () => {
  it('is given as an attachment to staff who review, and to nobody else', async () => {
    const file = sampleFile('Certificate — Ünïted.pdf', 'application/pdf');
    const { body } = await server.visitor.form('/users/corporate', corporateFields(), [file]);
    const details = await officer.get(`/users/users/${body.data.id}`);
    const [stored] = details.body.data.clientFiles as { id: number }[];
    const path = `/users/files/${stored?.id}`;
    const reply = await officer.get(path);
    expect(reply.status).toBe(200);
    expect(Buffer.from(reply.bytes)).toEqual(Buffer.from(file.content));
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Certificate%20%E2%80%94%20%C3%9Cn%C3%AFted.pdf",
    );
    for (const role of ['Client', 'Protocol Officer', 'Finance Officer'])
      expect((await (await server.as(role)).get(path)).status).toBe(404);
    expect((await server.visitor.get(path)).status).toBe(401);
  });

  it('leaves every look of staff in the audit, and none of its owner', async () => {
    const { body } = await server.visitor.form('/users/corporate', corporateFields(), [
      sampleFile('certificate.pdf', 'application/pdf'),
    ]);
    const details = await officer.get(`/users/users/${body.data.id}`);
    const [stored] = details.body.data.clientFiles as { id: number }[];
    await officer.get(`/users/files/${stored?.id}`);
    await officer.get(`/users/files/${stored?.id}`);
    const looks = await server.db.query(
      `select actor_id as actor, after ->> 'file' as file from audit
        where action = 'client.file.read' and subject_kind = 'user' and subject_id = $1`,
      [String(body.data.id)],
    );
    const look = { actor: officer.account.id, file: 'certificate.pdf' };
    expect(looks.rows).toEqual([look, look]);
  });

  it('says whether anybody of staff has opened it, to those who review [STAFF-04]', async () => {
    const { body } = await server.visitor.form('/users/corporate', corporateFields(), [
      sampleFile('certificate.pdf', 'application/pdf'),
      sampleFile('seal.pdf', 'application/pdf'),
    ]);
    const opened = async (): Promise<{ id: number; opened: boolean }[]> => {
      const { data } = (await officer.get(`/users/users/${body.data.id}`)).body;
      return (data.clientFiles as { id: number; opened: boolean }[]).map(({ id, opened }) => ({
        id,
        opened,
      }));
    };
    const [first, second] = await opened();
    expect([first?.opened, second?.opened]).toEqual([false, false]);
    await officer.get(`/users/files/${first?.id}`);
    expect(await opened()).toEqual([
      { id: first?.id, opened: true },
      { id: second?.id, opened: false },
    ]);
  });
});
