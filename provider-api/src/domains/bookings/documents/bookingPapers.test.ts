import { pdfText } from '../../../documents/testing/pdfText.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { passenger, startBookingWorld } from '../testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let arrival: number;
let lounge: number;
let client: SignedIn;

beforeAll(async () => {
  arrival = await world.service({ name: 'Arrival', price_kobo: 50_000_00 });
  lounge = await world.service({ name: 'Lounge', price_kobo: 20_000_00 });
  client = await world.client(10_000_000_00, {
    category: 'Corporate',
    business_name: 'Sokoto/Trading: "Ltd"',
    registered_address: '14 Marina Road, Lagos',
  });
});

async function paper(by: SignedIn, path: string) {
  const answer = await by.get(`/booking-services/${path}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const name = /filename\*=UTF-8''(.*)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { name: decodeURIComponent(name), text: (await pdfText(answer.bytes)).replace(/\s+/g, ' ') };
}

it('the receipt prints service, additional service and what was paid [API-44, INVOICE-11]', async () => {
  const id = await world.book(client, arrival, {
    additionalServiceId: lounge,
    Passengers: [passenger(), passenger({ FirstName: 'Alfa' })],
  });
  const { body } = await client.get(`/booking-services/${id}`);
  const { name, text } = await paper(client, `export-receipt/${id}`);
  expect(name).toBe(`Arrival - ${body.data.invoiceNumber}.pdf`);
  for (const part of ['RECEIPT', '14 Marina Road, Lagos', '₦100,000.00', '₦20,000.00', '₦120,000.00', 'Alfa'])
    expect(text).toContain(part);
});

it('both receipts of a booking describe its services alike [INVOICE-10]', async () => {
  const additionalServiceId = await world.service({ name: 'Car', price_kobo: 20_000_00 });
  const id = await world.book(client, arrival, { additionalServiceId });
  const itemsOf = (text: string) => text.slice(text.indexOf('Rate Amount'), text.indexOf('Total'));
  const ofBooking = itemsOf((await paper(client, `export-receipt/${id}`)).text);
  const { bytes } = await client.get(`/transactions/transaction-receipt/${id}`);
  expect(itemsOf((await pdfText(bytes)).replace(/\s+/g, ' '))).toBe(ofBooking);
  expect(ofBooking).toMatch(/1 Protocol Services - Arrival at .*2 Protocol Services - Car at /);
});

it('the receipt says what went back to the wallet once the booking is canceled, and nothing before', async () => {
  const id = await world.book(client, arrival);
  expect((await paper(client, `export-receipt/${id}`)).text).not.toContain('went back');
  await client.remove(`/booking-services/${id}`);
  const { text } = await paper(client, `export-receipt/${id}`);
  expect(text).toContain('Cancelled; ₦50,000.00 went back to the wallet');
});

it('a batch code gives one document over all its bookings [API-44, INVOICE-04]', async () => {
  const { body } = await client.post('/booking-services/create-bookings', [
    world.entry(arrival),
    world.entry(lounge, { Flight_Number: 'W3 401' }),
  ]);
  const [one, another] = [...body.data];
  const { name, text } = await paper(client, `export-receipt/${one?.batchCode}`);
  expect(name).toBe(`Arrival - ${one?.invoiceNumber}, ${another?.invoiceNumber}.pdf`);
  for (const part of ['P47121', 'W3 401', '₦70,000.00']) expect(text).toContain(part);
});

it('an unpaid booking prints an invoice [API-44, BOOKDETAIL-03]', async () => {
  const id = await world.book(client, arrival);
  await world.db.query(`update bookings set payment_status = 'Unpaid' where id = $1`, [id]);
  const { text } = await paper(client, `export-receipt/${id}`);
  expect(text).toContain('INVOICE');
  expect(text).not.toContain('RECEIPT');
});

it('the export is named after who booked, without characters that file names refuse [API-45, EXPORT-04]', async () => {
  const id = await world.book(client, arrival, {
    Passengers: [passenger({ Special_Requirement: 'Diabetic meal', Others: true, Wheel_Chair: true })],
  });
  const { name, text } = await paper(client, `export/${id}`);
  expect(name).toBe('Sokoto-Trading- -Ltd-.pdf');
  for (const part of ['BOOKING', 'P47121', 'Diabetic meal', 'Murtala Muhammed']) expect(text).toContain(part);
  const individual = await world.client(100_000_00, { first_name: 'Halima', last_name: 'Sani' });
  expect((await paper(individual, `export/${await world.book(individual, arrival)}`)).name).toBe(
    'Halima Sani.pdf',
  );
});

it('papers name statuses in words and telephones in one format [G63]', async () => {
  const spelt = await world.client(100_000_00, { business_name: 'Alfa Ltd', phone_number: '+2348031234567' });
  const id = await world.book(spelt, arrival);
  await world.db.query(`update bookings set status = 'Flight_Canceled' where id = $1`, [id]);
  const booking = await paper(spelt, `export/${id}`);
  expect(booking.text).toContain('Status Flight cancelled');
  expect(booking.text).not.toContain('_');
  expect((await paper(spelt, `export-receipt/${id}`)).text).toContain('Phone number 0803 123 4567');
});

it('staff print what their role may read [API-44, API-45]', async () => {
  const id = await world.book(client, arrival);
  for (const role of ['Protocol Officer', 'Finance Officer', 'Administrator'])
    for (const document of ['export', 'export-receipt'])
      expect((await (await world.as(role)).get(`/booking-services/${document}/${id}`)).status).toBe(200);
  const officer = await world.as('Registration Officer');
  for (const document of ['export', 'export-receipt'])
    expect((await officer.get(`/booking-services/${document}/${id}`)).status).toBe(403);
  expect((await client.get('/booking-services/export-receipt/nonsense')).status).toBe(404);
});
