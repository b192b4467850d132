import { object, string } from './yup.ts';

it('a rule without a text of its own speaks in the words of the portal', () => {
  const person = object({ name: string().required() });
  expect(() => person.validateSync({})).toThrow('Fill in this field');
  expect(() => person.validateSync({ name: {} })).toThrow('Invalid value');
});
