import { randomBytes } from 'node:crypto';
import { contract, type Endpoint } from 'shared-api/contract';
import type { Answer } from '../testing/client.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { corporateFields, governmentFields, individualFields } from '../testing/registrations.ts';
import { survey } from '../testing/survey.ts';
import { startTestServer } from '../testing/testServer.ts';
import { jsonSchema } from './jsonSchema.ts';

const endpoints: Readonly<Record<string, Endpoint>> = contract;
const server = forAllTests(() => startTestServer({ config: { rateLimits: true } }));

const newPassword = { Password: 'Oscar-Papa-7', ConfirmPassword: 'Oscar-Papa-7' };
const send = ({ method, path }: Endpoint, code: string, body?: object) =>
  server.visitor.call(method, path.replace(':code', code), method === 'GET' ? {} : { body });
const sendForm = ({ method, path }: Endpoint, code: string, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return server.visitor.call(method, path.replace(':code', code), { form });
};

const calls: Record<string, (endpoint: Endpoint, code: string) => Promise<Answer>> = {
  correctCorporate: (endpoint, code) => sendForm(endpoint, code, corporateFields()),
  correctGovernment: (endpoint, code) => sendForm(endpoint, code, governmentFields()),
  correctIndividual: (endpoint, code) => sendForm(endpoint, code, individualFields()),
  invoiceByCode: send,
  invoiceDocumentByCode: send,
  mailVerificationAgain: (endpoint, code) => send(endpoint, code, {}),
  openSurvey: send,
  registrationStatus: send,
  renewRegistrationInvoice: (endpoint, code) => send(endpoint, code, {}),
  resetPassword: (endpoint, code) => send(endpoint, code, { ...newPassword, ActivationCode: code }),
  sendFeedback: (endpoint, code) => send(endpoint, code, { ...survey, ActivationCode: code }),
  smsReport: (endpoint, code) => send(endpoint, code, {}),
  stopSms: (endpoint, code) => send(endpoint, code, {}),
  verifyCode: send,
  verifyEmail: send,
};

const fieldsOf = (schema: Endpoint['body']) =>
  Object.keys(schema ? ((jsonSchema(schema).properties ?? {}) as object) : {});

it('every call that a code opens is tried', () => {
  const opened = Object.entries(endpoints).filter(
    ([name, { access, path, body }]) =>
      access === 'public' &&
      (path.includes(':code') || fieldsOf(body).includes('ActivationCode') || name === 'sendFeedback'),
  );
  expect(Object.keys(calls).sort()).toEqual(opened.map(([name]) => name).sort());
});

it.each(Object.entries(calls))('whoever guesses codes at %s is stopped', async (name, call) => {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`The contract has no ${name}`);
  const guess = () => call(endpoint, randomBytes(32).toString('base64url'));
  // A new hour begins, so that the guesses at one call do not use up those at another.
  server.clock.advance(3_600_000);
  expect([400, 404]).toContain((await guess()).status);
  // Everybody may guess 300 times, so only one guess is left.
  await server.db.query('update rate_limits set hits = 299');
  await guess();
  const refused = await guess();
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('nor does it help to claim another network address each time', async () => {
  server.clock.advance(3_600_000);
  const statuses = new Set<number>();
  for (let guess = 0; guess < 62; guess += 1) {
    const claimed = { 'x-forwarded-for': `10.0.0.${guess}`, forwarded: `for=10.0.0.${guess}` };
    const { status } = await server.visitor.get(`/transactions/invoice/${guess}`, claimed);
    statuses.add(status);
  }
  expect(statuses).toContain(429);
});
