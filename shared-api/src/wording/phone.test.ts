import { formatPhone, nationalPhone } from './phone.ts';

describe('telephone numbers', () => {
  it('normalises the spellings people use', () => {
    expect(nationalPhone('+234 803 123 4567')).toBe('08031234567');
    expect(nationalPhone('0803-123-4567')).toBe('08031234567');
    expect(formatPhone('+2348031234567')).toBe('0803 123 4567');
  });
});
