import * as yup from 'yup';
import { lazily } from './lazily.ts';

it('builds a schema once, when something of it is asked for', async () => {
  const build = jest.fn(() => yup.object({ name: yup.string().required() }));
  const schema = lazily(build);
  expect(build).not.toHaveBeenCalled();
  await expect(schema.validate({ name: 'Alfa' })).resolves.toEqual({ name: 'Alfa' });
  await expect(schema.validate({})).rejects.toThrow('Fill in this field');
  expect(build).toHaveBeenCalledTimes(1);
});

it('stands wherever a schema does: alone, in another one, and as the base of another one', () => {
  const person = lazily(() => yup.object({ name: yup.string().required() }));
  expect(yup.isSchema(person)).toBe(true);
  expect(person).toBeInstanceOf(yup.ObjectSchema);
  expect(person.describe()).toMatchObject({ type: 'object', fields: { name: { type: 'string' } } });
  const people = yup.array(person.shape({ age: yup.number() })).required();
  expect(people.cast([{ name: 'Bravo', age: '7' }])).toEqual([{ name: 'Bravo', age: 7 }]);
  expect(() => yup.object({ person }).validateSync({ person: {} })).toThrow('Fill in this field');
});

it('the whole contract is declared without building a schema', async () => {
  jest.doMock('yup', () => ({}));
  await jest.isolateModulesAsync(async () => {
    const { contract } = await import('./index.ts');
    expect(Object.keys(contract)).toContain('signIn');
    expect(() => contract.signIn?.body?.type).toThrow('not a function');
  });
  jest.dontMock('yup');
});
