import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { bothClocks } from 'shared-api/dates';
import { type AnyObject, number, type ObjectSchema, object, string } from 'yup';
import { choose, offered, press } from '../testing/choose.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { DateField } from './DateField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { PortalForm } from './PortalForm.tsx';
import { RadioField } from './RadioField.tsx';
import { SelectField } from './SelectField.tsx';
import { SliderField } from './SliderField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TimeField } from './TimeField.tsx';

function open(fields: ReactNode, rest: { schema?: ObjectSchema<AnyObject>; initialValues?: object } = {}) {
  const submit = jest.fn();
  const view = renderPortal(
    <PortalForm onSubmit={(values) => submit(values)} {...rest}>
      {fields}
      <SubmitButton>Send</SubmitButton>
    </PortalForm>,
  );
  const sent = async (values: object) => {
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submit).toHaveBeenLastCalledWith(values));
  };
  return { ...view, sent };
}

describe('phone', () => {
  it.each(['+234 803 123 4567', '803 123 4567', '0803-123-4567'])('%s becomes 08031234567', async (typed) => {
    const { user, sent } = open(<PhoneField name="PhoneNumber" label="Phone Number" />);
    await user.type(screen.getByRole('textbox', { name: 'Phone Number' }), typed);
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('0803 123 4567');
    await sent({ PhoneNumber: '08031234567' });
  });

  it('what is no phone number stays as it was typed', async () => {
    const { user, sent } = open(<PhoneField name="PhoneNumber" label="Phone Number" />);
    await user.type(screen.getByRole('textbox'), '12345');
    await sent({ PhoneNumber: '12345' });
  });
});

describe('date', () => {
  it.each(['03/12/2026', '3.12.2026', '3-12-2026', '03122026'])(
    'typing %s stores 2026-12-03 [SHELL-33]',
    async (typed) => {
      const { user, sent } = open(<DateField name="date" label="Travel date" />);
      await user.type(screen.getByRole('textbox', { name: 'Travel date' }), typed);
      await user.tab();
      expect(screen.getByRole('textbox', { name: 'Travel date' })).toHaveValue('03/12/2026');
      await sent({ date: '2026-12-03' });
    },
  );

  it('a day that does not exist stays as typed and is refused by the rules', async () => {
    const schema = object({ date: string().matches(/^\d{4}-\d\d-\d\d$/, 'Invalid date format') });
    const { user } = open(<DateField name="date" label="Travel date" />, { schema });
    await user.type(screen.getByRole('textbox'), '31/02/2026');
    await user.tab();
    expect(screen.getByRole('textbox')).toHaveValue('31/02/2026');
    expect(screen.getByText('Invalid date format')).toBeVisible();
  });

  it('the calendar has dropdowns for month and year, and a chosen day closes it [SHELL-26]', async () => {
    const { user, sent } = open(<DateField name="date" label="Travel date" />, {
      initialValues: { date: '2026-12-03' },
    });
    await user.click(screen.getByRole('button', { name: 'Choose travel date from a calendar' }));
    const panel = await screen.findByRole('dialog', { name: 'Travel date: calendar' });
    await choose(user, within(panel).getByRole('combobox', { name: 'Year' }), '2028');
    await choose(user, within(panel).getByRole('combobox', { name: 'Month' }), 'Feb');
    await user.click(within(panel).getByRole('button', { name: '29 February 2028' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('29/02/2028');
    await sent({ date: '2028-02-29' });
  });

  it('the calendar is used by the keyboard: arrows move, Enter chooses, Escape closes', async () => {
    const { user } = open(<DateField name="date" label="Travel date" />, {
      initialValues: { date: '2026-12-31' },
    });
    const button = screen.getByRole('button', { name: 'Choose travel date from a calendar' });
    await user.click(button);
    expect(await screen.findByRole('button', { name: '31 December 2026' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(screen.getByRole('textbox')).toHaveValue('08/01/2027');
    await user.click(button);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('the calendar takes the last day of a month that is too short', async () => {
    const { user } = open(<DateField name="date" label="Travel date" />, {
      initialValues: { date: '2028-01-31' },
    });
    await user.click(screen.getByRole('button', { name: 'Choose travel date from a calendar' }));
    await screen.findByRole('button', { name: '31 January 2028' });
    await user.keyboard('{PageDown}');
    expect(screen.getByRole('button', { name: '29 February 2028' })).toHaveFocus();
    await choose(user, screen.getByRole('combobox', { name: 'Year' }), '2027');
    expect(screen.getByRole('button', { name: '28 February 2027' })).toHaveAttribute('tabindex', '0');
  });

  it('days before the minimum cannot be chosen in the calendar', async () => {
    const { user } = open(<DateField name="date" label="Travel date" min="2026-12-10" />, {
      initialValues: { date: '2026-12-15' },
    });
    await user.click(screen.getByRole('button', { name: 'Choose travel date from a calendar' }));
    expect(await screen.findByRole('button', { name: '9 December 2026' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '10 December 2026' })).toBeEnabled();
  });
});

describe('time', () => {
  const time = () => screen.getByRole('combobox', { name: 'Airport time' });
  const openTime = () => open(<TimeField name="time" label="Airport time" />);

  it('offers the quarter hours of a day on both clocks and stores HH:mm [SHELL-27]', async () => {
    const { user, sent } = openTime();
    const times = await offered(user, time());
    expect(times.slice(0, 3)).toEqual(['00:00 · 12:00 AM', '00:15 · 12:15 AM', '00:30 · 12:30 AM']);
    expect(times).toHaveLength(96);
    await choose(user, time(), '14:45 · 2:45 PM');
    await sent({ time: '14:45' });
  });

  it.each([
    ['1015', '10:15'],
    ['17:35', '17:35'],
    ['9:30 pm', '21:30'],
  ])('%s is taken to the minute when the field is left', async (typed, stored) => {
    const { user, sent } = openTime();
    await user.click(time());
    await user.paste(typed);
    await user.tab();
    expect(time()).toHaveDisplayValue(bothClocks(stored));
    await sent({ time: stored });
    expect(await offered(user, time())).toHaveLength(96);
  });

  it('an hour that may be in either half of the day is offered in both, the morning first', async () => {
    const { user } = openTime();
    await user.click(time());
    await user.paste('5:30');
    expect(await offered(user, time())).toEqual(['05:30 · 5:30 AM', '17:30 · 5:30 PM']);
  });

  it('text that is no time stays with its error, and nothing is sent', async () => {
    const { user } = openTime();
    await user.click(time());
    await user.paste('9');
    await user.tab();
    expect(time()).toHaveDisplayValue('9');
    expect(time()).toHaveAccessibleDescription('In the morning or in the evening? Write 9 am or 9 pm');
  });

  it('the list opens at the present quarter of an hour for the arrows', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-27T16:40:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask'],
    });
    const { user } = openTime();
    await user.click(time());
    press(time(), 'ArrowDown');
    const pointed = document.getElementById(time().getAttribute('aria-activedescendant') ?? '');
    expect(pointed).toHaveTextContent('17:30 · 5:30 PM');
    jest.useRealTimers();
  });

  it('a time between the quarter hours, as a booking from elsewhere may have, is shown', () => {
    open(<TimeField name="time" label="Airport time" />, { initialValues: { time: '06:21' } });
    expect(time()).toHaveDisplayValue('06:21 · 6:21 AM');
  });
});

it('a select starts on its placeholder and keeps the type of its values [SHELL-22]', async () => {
  const airports = [
    { value: 1, label: 'Abuja' },
    { value: 13, label: 'Lagos' },
  ];
  const { user, sent } = open(
    <SelectField name="AirportId" label="Airport" options={airports} placeholder="SELECT AN AIRPORT" />,
  );
  const select = screen.getByRole('combobox', { name: 'Airport' });
  expect(select).toHaveValue('');
  expect(select).toHaveAttribute('placeholder', 'SELECT AN AIRPORT');
  expect(await offered(user, select)).toEqual(['Abuja', 'Lagos']);
  await choose(user, screen.getByRole('combobox'), 'Lagos');
  expect(select).toHaveValue('Lagos');
  await sent({ AirportId: 13 });
});

it('radios and large radios are chosen by mouse and by keyboard [SHELL-23]', async () => {
  const { user, sent } = open(
    <>
      <RadioField cards name="kind" label="Account type" options={['Corporate', 'Government']} />
      <RadioField
        name="student"
        label="Student"
        options={[
          { value: true, label: 'Yes' },
          { value: false, label: 'No' },
        ]}
      />
    </>,
  );
  await user.click(
    within(screen.getByRole('group', { name: 'Account type' })).getByRole('radio', { name: 'Corporate' }),
  );
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await sent({ kind: 'Government', student: false });
});

const slider = () => screen.findByRole('slider', { name: 'Friendliness' });
it('a slider sends the number that it was moved to, by steps of one', async () => {
  const { sent } = open(<SliderField name="rank" label="Friendliness" min={1} max={5} />, {
    initialValues: { rank: 2 },
  });
  press(await slider(), 'ArrowRight');
  await sent({ rank: 3 });
});

it('the summary of errors leads to a slider, which is described and marked', async () => {
  const schema = object({ rank: number().required('You must say') });
  const { user } = open(<SliderField name="rank" label="Friendliness" hint="From 1" min={1} max={5} />, {
    schema,
  });
  expect(await slider()).toHaveAccessibleDescription('From 1');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('link', { name: /Friendliness/ }));
  expect(await slider()).toHaveFocus();
  expect(await slider()).toBeInvalid();
  expect(await slider()).toHaveAccessibleDescription('From 1 You must say');
});

describe('a slider that nobody touched', () => {
  const untouched = async () => {
    const form = open(<SliderField name="rank" label="Friendliness" min={1} max={5} />);
    return { ...form, handle: await slider() };
  };

  it('stands at its start, says that nothing is rated and sends nothing', async () => {
    const { handle, user, sent } = await untouched();
    expect(handle).toHaveAttribute('aria-valuenow', '1');
    expect(handle).toHaveAttribute('aria-valuetext', 'Not rated');
    await user.click(screen.getByText('Friendliness'));
    await user.tab();
    await sent({});
  });

  it('takes its start as the answer when it is pressed there', async () => {
    const { handle, user, sent } = await untouched();
    await user.click(handle);
    expect(handle).toHaveAttribute('aria-valuetext', '1');
    await sent({ rank: 1 });
  });

  it('takes its start as the answer from a key that leads there', async () => {
    const { handle, sent } = await untouched();
    press(handle, 'Tab');
    expect(handle).toHaveAttribute('aria-valuetext', 'Not rated');
    press(handle, 'Home');
    await sent({ rank: 1 });
  });
});

it('a checkbox whose error text is hidden is still marked invalid', async () => {
  const schema = object({ Accept: string().required('You must accept') });
  const { user } = open(<CheckboxField name="Accept" label="I accept" hideError />, { schema });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please check the form fields for errors')).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByText('I accept').closest('label')).toHaveClass('invalid');
});
