import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import { userUpdate } from '../accounts/schemas.ts';
import { passengerBody, passengerForm } from '../bookings/requestBodies.ts';
import { familyForm, individualForm, individualRegistration } from '../registration/schemas.ts';

function messages(schema: ObjectSchema<AnyObject>, field: string, values: AnyObject): string[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    return failure.inner.filter(({ path }) => path === field).map(({ message }) => message);
  }
}

describe('the telephone number of an account', () => {
  const phone = (PhoneNumber: string) => messages(individualRegistration, 'PhoneNumber', { PhoneNumber });

  it.each(['08012345678', '8012345678', '07112345678', '09012345678'])('may be %s [REG-27]', (number) => {
    expect(phone(number)).toEqual([]);
  });

  it.each(['06012345678', '08212345678', '0801234567', '080123456789', '+447012345678', '0801234567a', ''])(
    'may not be %p [REG-27]',
    (number) => expect(new Set(phone(number))).toEqual(new Set(['Invalid phone number format'])),
  );

  it.each(['+2348012345678', '0801 234 5678', '0801-234-5678'])(
    'may be written %s, which is the same number [G15]',
    (number) => expect(phone(number)).toEqual([]),
  );
});

describe('identifiers', () => {
  it('of the national card are eleven digits [CONST-09]', () => {
    const card = (Identification: string) =>
      messages(individualRegistration, 'Identification', {
        MeansOfId: 'National identification card',
        Identification,
      });
    expect(card('12345678901')).toEqual([]);
    expect(card('1234567890')).toEqual(['Must be exactly 11 digits long']);
  });

  it('of other documents are letters and digits', () => {
    const passport = (Identification: string) =>
      messages(individualRegistration, 'Identification', { MeansOfId: 'National passport', Identification });
    expect(passport('A01234567')).toEqual([]);
    expect(passport('A-1')).toEqual(['Must be 3 to 20 letters and digits']);
  });

  it('of a passenger have at least eleven characters in a request [BOOK-42] [CONST-09]', () => {
    expect(messages(passengerBody, 'nin', { nin: '1234567890' })).toEqual([
      'Must be at least 11 character(s) long',
    ]);
    expect(messages(passengerBody, 'nin', { nin: '' })).toEqual([]);
  });

  it('of a telephone in the form are exactly eleven digits [BOOK-40] [BOOK-41]', () => {
    const mobile = (mobileNumber: string) => messages(passengerForm, 'mobileNumber', { mobileNumber });
    expect(mobile('080abc')).toContain('Mobile number must be a number');
    expect(mobile('0803123456')).toEqual(['Mobile number must be exactly 11 digits long']);
    expect(mobile('08031234567')).toEqual([]);
  });
});

/** A pattern that starts again at every letter would take half an hour for this name. */
it('a name of a million letters is refused for its length', () => {
  expect(messages(individualRegistration, 'FirstName', { FirstName: 'x'.repeat(1_000_000) })).toEqual([
    'Must be at most 100 character(s) long',
  ]);
});

describe('names in the profile', () => {
  it('neither begin nor end with a space [PROFILE-19]', () => {
    expect(messages(userUpdate, 'firstname', { firstname: ' Sample' })).toEqual([
      'Cannot begin or end with a space',
    ]);
  });
});

it.each([
  ['request', individualRegistration],
  ['form of an individual', individualForm],
  ['form of a family', familyForm],
])('a middle name in the %s of a registration is checked only if given [REG-26]', (_what, schema) => {
  const middle = (MiddleName?: string) =>
    messages(schema as ObjectSchema<AnyObject>, 'MiddleName', { MiddleName });
  expect([middle(), middle(''), middle('Zainab')]).toEqual([[], [], []]);
  expect(middle('ab')).toEqual(['Must be at least 3 character(s) long']);
});
