import { screen, waitFor, within } from '@testing-library/react';
import { object, string } from 'yup';
import { fill } from '../testing/choose.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PortalForm } from './PortalForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

const schema = object({
  Email: string().required('Email is not valid').email('Email is not valid'),
  Password: string().required('Password must not be empty'),
});

const form = (onSubmit: (values: object) => unknown, disabledWhile?: 'invalid') =>
  renderPortal(
    <PortalForm schema={schema} onSubmit={onSubmit} label="Login">
      <TextField name="Email" label="Email" type="email" required />
      <PasswordField name="Password" label="Password" autoComplete="current-password" required />
      <SubmitButton {...(disabledWhile ? { disabledWhile } : {})}>Log in</SubmitButton>
    </PortalForm>,
  );

class ApiProblem extends Error {
  override name = 'ApiProblem';
  status = 400;
  errors = ['Email is taken'];
  fieldErrors: Record<string, string>;
  constructor(fieldErrors: Record<string, string>) {
    super('Registration failed');
    this.fieldErrors = fieldErrors;
  }
}

const changedMeanwhile = (data: object) =>
  Object.assign(new ApiProblem({}), {
    status: 409,
    code: 'changed_meanwhile',
    errors: ['Somebody changed this company meanwhile'],
    data,
  });

it('a required field carries an asterisk [SHELL-30]', () => {
  form(jest.fn());
  expect(screen.getByText('Email').parentElement ?? document.body).toHaveTextContent('Email *');
  expect(screen.getByLabelText(/Email/)).toHaveAttribute('aria-required', 'true');
});

it('an error shows once the field was left, not before [SHELL-31]', async () => {
  const { user } = form(jest.fn());
  const email = screen.getByLabelText(/Email/);
  await user.type(email, 'a');
  expect(screen.queryByText('Email is not valid')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Email is not valid')).toBeVisible();
  expect(email).toHaveAccessibleDescription('Email is not valid');
});

it('a failed attempt tells a summary that links to the fields, the first of which takes the focus', async () => {
  const submit = jest.fn();
  const { user } = form(submit);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const summary = await screen.findByRole('region', { name: 'Form errors' });
  expect(summary).toHaveTextContent('Please check the form fields for errors');
  expect(within(summary).getByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/Email/)).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: /Password/ }));
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

it('a disabled submit button stays focusable and says what is missing', () => {
  form(jest.fn(), 'invalid');
  const button = screen.getByRole('button', { name: 'Log in' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('To continue, check: Email, Password');
  button.focus();
  expect(button).toHaveFocus();
});

it('a press of a disabled submit button is an attempt: it sends nothing and leads to the first field', async () => {
  const submit = jest.fn();
  const { user } = form(submit, 'invalid');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const summary = await screen.findByRole('region', { name: 'Form errors' });
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByLabelText(/Email/)).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

it('a form that wants a change sends nothing while nothing was changed, by button or Enter', async () => {
  const submit = jest.fn();
  const { user } = renderPortal(
    <PortalForm initialValues={{ Note: 'Alfa' }} onSubmit={submit}>
      <TextField name="Note" label="Note" />
      <SubmitButton disabledWhile="invalid-or-unchanged">Save</SubmitButton>
    </PortalForm>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('region', { name: 'Form errors' });
  expect(summary).toHaveTextContent('To continue, change a field');
  expect(summary).toHaveFocus();
  await user.type(screen.getByLabelText('Note'), '{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

it('Enter in a field is an attempt even while the button is disabled', async () => {
  const { user } = form(jest.fn(), 'invalid');
  await user.type(screen.getByLabelText(/Email/), 'x{Enter}');
  expect(await screen.findByText('Please check the form fields for errors')).toBeVisible();
});

it('valid values are submitted', async () => {
  const submit = jest.fn();
  const { user } = form(submit, 'invalid');
  await user.type(screen.getByLabelText(/Email/), 'a@b.ng');
  await user.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith({ Email: 'a@b.ng', Password: 'secret' }, expect.anything()),
  );
});

it('a field error of the server stands at its field until the field changes', async () => {
  const { user } = form(() => Promise.reject(new ApiProblem({ email: 'Email is taken' })));
  const email = screen.getByLabelText(/Email/);
  await user.type(email, 'a@b.ng');
  await user.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Email is taken'));
  expect(email).toHaveValue('a@b.ng');
  await user.type(email, 'x');
  expect(email).not.toHaveAccessibleDescription('Email is taken');
});

it('a failure that is no field’s is said without blaming the fields', async () => {
  const { user } = form(() => Promise.reject(new ApiProblem({})));
  await user.type(screen.getByLabelText(/Email/), 'a@b.ng');
  await user.type(screen.getByLabelText('Password *'), 'secret{Enter}');
  const summary = await screen.findByRole('region', { name: 'Form errors' });
  expect(summary).toHaveTextContent(/^Email is taken$/);
});

it('after a save that was refused because somebody changed the record, fields that were not edited show the present', async () => {
  const saved: object[] = [];
  const record = { Name: 'Alfa Ltd', Street: '1 Old Road', version: 3 };
  const present = { ...record, Name: 'Alfa and Bravo Ltd', Street: '5 New Road', version: 4 };
  const save = (values: typeof record) => {
    saved.push(values);
    if (values.version !== present.version) throw changedMeanwhile(present);
  };
  const { user } = renderPortal(
    <PortalForm<typeof record>
      initialValues={record}
      valuesOfPresent={(now: typeof record) => now}
      onSubmit={save}
      label="Company"
    >
      <TextField name="Name" label="Name" />
      <TextField name="Street" label="Street" />
      <SubmitButton>Save</SubmitButton>
    </PortalForm>,
  );
  await user.clear(screen.getByLabelText('Street'));
  await fill(user, screen.getByLabelText('Street'), '9 Third Road');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody changed this company meanwhile')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Alfa and Bravo Ltd');
  expect(screen.getByLabelText('Street')).toHaveValue('9 Third Road');
  expect(screen.getByLabelText('Street')).toHaveAccessibleDescription('Somebody changed this to 5 New Road');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toEqual([
    { ...record, Street: '9 Third Road' },
    { ...present, Street: '9 Third Road' },
  ]);
});

it('a save that was refused because somebody changed the record is told also if the present record cannot be read', async () => {
  const { user } = renderPortal(
    <PortalForm
      initialValues={{ Name: 'Alfa Ltd' }}
      valuesOfPresent={() => Promise.reject(new Error('offline'))}
      onSubmit={() => Promise.reject(changedMeanwhile({}))}
    >
      <TextField name="Name" label="Name" />
      <SubmitButton>Save</SubmitButton>
    </PortalForm>,
  );
  await fill(user, screen.getByLabelText('Name'), ' and Sons');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody changed this company meanwhile')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Alfa Ltd and Sons');
});

it('an unforeseen failure ends the attempt and is shown, and the next attempt goes out', async () => {
  const submit = jest.fn().mockRejectedValueOnce(new TypeError('x is undefined'));
  const { user } = form(submit);
  await user.type(screen.getByLabelText(/Email/), 'a@b.ng');
  await user.type(screen.getByLabelText('Password *'), 'secret{Enter}');
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(submit).toHaveBeenCalledTimes(2);
});

it('an error waits until the mouse is up, so that nothing moves under it', async () => {
  const { user } = form(jest.fn());
  await user.click(screen.getByLabelText(/Email/));
  const button = screen.getByRole('button', { name: 'Log in' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(screen.getByLabelText(/Email/)).not.toHaveFocus();
  expect(screen.queryByText('Email is not valid')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(await screen.findByText('Email is not valid')).toBeVisible();
});

it('a disabled submit button names three missing fields in the order of the page, and how many more there are', () => {
  const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
  const rules = object(Object.fromEntries(names.toReversed().map((name) => [name, string().required()])));
  renderPortal(
    <PortalForm schema={rules} onSubmit={jest.fn()}>
      {names.map((name) => (
        <TextField key={name} name={name} label={name} />
      ))}
      <SubmitButton disabledWhile="invalid">Send</SubmitButton>
    </PortalForm>,
  );
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
    'To continue, check: First, Second, Third and 2 more',
  );
});

it('a disabled submit button puts no comma after a question', () => {
  const rules = object({ helpful: string().required(), again: string().required() });
  renderPortal(
    <PortalForm schema={rules} onSubmit={jest.fn()}>
      <TextField name="helpful" label="Were we helpful?" />
      <TextField name="again" label="Will you come again?" />
      <SubmitButton disabledWhile="invalid">Send</SubmitButton>
    </PortalForm>,
  );
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
    'To continue, check: Were we helpful? Will you come again?',
  );
});

it('a field whose error has no text is named alone in the summary', async () => {
  const { user } = renderPortal(
    <PortalForm validate={() => ({ Accept: '' })} onSubmit={jest.fn()}>
      <CheckboxField name="Accept" label="I accept" hideError />
      <SubmitButton>Send</SubmitButton>
    </PortalForm>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'I accept' })).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeInvalid();
});

it('a consent that is missing is asked for in the summary and by the button, and its box is marked', async () => {
  const { user } = renderPortal(
    <PortalForm
      validate={({ Accept }: { Accept?: boolean }) => (Accept ? {} : { Accept: '' })}
      onSubmit={jest.fn()}
    >
      <TextField name="Email" label="Email" />
      <CheckboxField name="Accept" label="I accept" missing="accept the terms" hideError />
      <SubmitButton disabledWhile="invalid">Send</SubmitButton>
    </PortalForm>,
  );
  expect(screen.getByText('To continue, accept the terms')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), '{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Accept the terms' }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toBeInvalid();
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByText('To continue, accept the terms')).not.toBeInTheDocument();
});

it('the password is shown and hidden by its toggle [SHELL-22]', async () => {
  const { user } = form(jest.fn());
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show what is typed' }));
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
});

it('the summary puts no colon behind a question', async () => {
  const { user } = renderPortal(
    <PortalForm label="Survey" validate={() => ({ again: 'Invalid selection' })} onSubmit={() => undefined}>
      <TextField name="again" label="Would you come again?" />
      <SubmitButton>Send</SubmitButton>
    </PortalForm>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'Would you come again? Invalid selection' })).toBeVisible();
});
