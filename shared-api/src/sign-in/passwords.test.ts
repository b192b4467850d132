import { resetPasswordFields, staffPasswordFields } from '../sign-in/schemas.ts';
import { isCommonPassword } from './passwords.ts';

describe('a password is too easy to guess', () => {
  it.each(['Password1!', 'P@ssw0rd', 'P@$$w0rd123', 'Qwerty123!', 'Welcome@2026', '!Admin123', 'Aa123456!'])(
    'when it is one of the most used, such as %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it.each(['Airport@123', 'Pr0tocol!', 'Lagos2026!'])(
    'when it is a word of the portal, such as %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it.each(['Correct-horse-1', 'Fresh-1x', 'kW7!pz', 'Passing-by 9 gates', '9!Q'])('but not %s', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );

  it('which members of staff see, and clients by the rules of their registration are not', () => {
    const Password = 'Password1!';
    const fields = { Password, ConfirmPassword: Password };
    expect(() => staffPasswordFields.validateSync(fields)).toThrow('Password is too easy to guess');
    expect(resetPasswordFields.isValidSync(fields)).toBe(true);
  });

  it('but one that lacks something gets that message alone', () => {
    const Password = 'Abcdef!';
    expect(() => staffPasswordFields.validateSync({ Password, ConfirmPassword: Password })).toThrow(
      'Password must contain a digit',
    );
    const problems = staffPasswordFields.validate(
      { Password, ConfirmPassword: Password },
      { abortEarly: false },
    );
    return expect(problems).rejects.toMatchObject({ errors: ['Password must contain a digit'] });
  });
});
