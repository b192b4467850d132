import { contract, registerIndividual } from 'shared-api/contract';
import type { AnySchema } from 'yup';
import { refusalOf } from './problems.ts';
import { validate } from './validate.ts';

const errorsOf = async (schema: AnySchema, value: unknown) =>
  refusalOf(
    await validate(schema, value).then(
      () => undefined,
      (thrown: unknown) => thrown,
    ),
  )?.errors;

const bodies = Object.entries(contract).flatMap(([name, { body }]) => (body ? [[name, body] as const] : []));

it.each(bodies)('every refusal of the body of %s has a reason', async (_, body) => {
  for (const value of [{}, { Accept: null }, { Accept: false }, { Accept: 'yes' }])
    expect(JSON.stringify((await errorsOf(body as AnySchema, value)) ?? [])).not.toContain('""');
});

it.each([{}, { Accept: false }])('a registration without the terms accepted says so: %j', async (given) => {
  expect(await errorsOf(registerIndividual.body as AnySchema, given)).toMatchObject({
    Accept: ['You must accept the terms and conditions'],
  });
});
