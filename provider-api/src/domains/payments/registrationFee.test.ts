import { type PayingServer, startPayingServer } from '../../testing/payingServer.ts';

let server: PayingServer;
beforeAll(async () => {
  server = await startPayingServer();
});
afterAll(() => server.close());

const credentials = {
  PhoneNumber: '08031234567',
  Registered_Address: '1 Sample Street, Lagos',
  Password: 'Correct-horse-1',
  Confirm_Password: 'Correct-horse-1',
  ClientTypeId: '1',
  Accept: 'true',
};

async function paymentOf(email: string) {
  const { rows } = await server.db.query<{
    status: string;
    rrr: string | null;
    amountKobo: number;
    id: number;
  }>(
    `select p.id, p.status, p.rrr, p.amount_kobo as "amountKobo" from payments p
       join users u on u.id = p.application_user_id where u.email = $1 and p.kind = 'registration'`,
    [email],
  );
  return rows;
}

it('a registration with a fee gets an Unpaid transaction, an RRR and a mailed invoice that opens before sign-in [S08]', async () => {
  const email = 'alfa@client.example';
  const answer = await server.visitor.form('/users/individual', {
    ...credentials,
    Email: email,
    FirstName: 'Alfa',
    LastName: 'India',
    MeansOfId: 'National passport',
    Identification: 'A1234567',
    Student: 'false',
    Gender: 'Female',
  });
  expect(answer.body.errors).toEqual([]);
  const letters = await server.mailTo(email);
  const [payment, ...others] = await paymentOf(email);
  expect(others).toEqual([]);
  expect(payment).toMatchObject({
    status: 'Unpaid',
    amountKobo: 1_000_000,
    rrr: expect.stringMatching(/^\d{12}$/),
  });
  const invoice = letters.find(({ subject }) => subject.startsWith('Invoice'));
  expect(invoice?.text).toContain(`RRR: ${payment?.rrr}`);
  const link = invoice?.links.find((each) => each.includes('/invoice?code='));
  const code = new URL(link ?? '').searchParams.get('code');
  expect((await server.visitor.get(`/transactions/invoice/${code}`)).status).toBe(200);

  await server.pay(payment?.rrr ?? '');
  expect((await paymentOf(email))[0]?.status).toBe('Paid');
});

it('a registration without a fee is Paid at once and has no RRR [S08]', async () => {
  const email = 'office@client.example';
  const answer = await server.visitor.form('/users/government', {
    ...credentials,
    Email: email,
    Name_Of_Government_Officials_Office: 'Office of Works',
    Business_Name: 'Office of Works',
  });
  expect(answer.body.errors).toEqual([]);
  await server.settle();
  expect(await paymentOf(email)).toMatchObject([{ status: 'Paid', rrr: null, amountKobo: 0 }]);
});
