import { resetPasswordFields } from '../contract/accountBodies.ts';
import { isCommonPassword } from './commonPasswords.ts';

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

  it('and the forms and the server say so', () => {
    const Password = 'Password1!';
    expect(() => resetPasswordFields.validateSync({ Password, ConfirmPassword: Password })).toThrow(
      'Password is too easy to guess',
    );
  });

  it('but one that lacks something is told that alone', () => {
    const Password = 'Abcdef!';
    expect(() => resetPasswordFields.validateSync({ Password, ConfirmPassword: Password })).toThrow(
      'Password must contain a digit',
    );
    const problems = resetPasswordFields.validate(
      { Password, ConfirmPassword: Password },
      { abortEarly: false },
    );
    return expect(problems).rejects.toMatchObject({ errors: ['Password must contain a digit'] });
  });
});
