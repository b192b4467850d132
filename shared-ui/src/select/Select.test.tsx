import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Modal } from '../dialogs/Modal.tsx';
import { choose, offered, press } from '../testing/choose.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { Select } from './Select.tsx';

const airports = [
  { value: 1, label: 'Abuja' },
  { value: 7, label: 'Port Lagos' },
  { value: 13, label: 'Lagos' },
];

function Airport({ onChoose }: { onChoose: (value: number) => void }) {
  const [value, setValue] = useState<number>();
  return (
    <Select
      aria-label="Airport"
      value={value}
      options={airports}
      onChoose={(chosen) => {
        setValue(chosen);
        onChoose(chosen);
      }}
      placeholder="SELECT AN AIRPORT"
    />
  );
}

function open() {
  const chosen = jest.fn();
  const view = renderPortal(
    <>
      <Airport onChoose={chosen} />
      <button type="button">After it</button>
    </>,
  );
  return { ...view, chosen, select: screen.getByRole('combobox', { name: 'Airport' }) };
}

it('what is chosen is the value that a screen reader is told', async () => {
  const { user, select, chosen } = open();
  expect(select).toHaveAttribute('placeholder', 'SELECT AN AIRPORT');
  await choose(user, select, 'Lagos');
  expect(select).toHaveValue('Lagos');
  expect(chosen.mock.calls).toEqual([[13]]);
});

it('typing narrows the list, what begins with the letters first; Enter chooses', async () => {
  const { user, select } = open();
  await user.tab();
  await user.keyboard('la');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Lagos',
    'Port Lagos',
  ]);
  press(select, 'Enter');
  await waitFor(() => expect(select).toHaveValue('Lagos'));
  expect(select).toHaveFocus();
});

it.each(['Enter', 'Tab'] as const)(
  '%s chooses the first match also where it comes before the list points at it',
  async (key) => {
    const { user, select, chosen } = open();
    await user.tab();
    press(select, 'ArrowDown');
    act(() => {
      fireEvent.change(select, { target: { value: 'la' } });
      press(select, key);
    });
    expect(chosen.mock.calls).toEqual([[13]]);
    act(() => select.blur());
    await waitFor(() => expect(select).toHaveValue('Lagos'));
  },
);

it('arrows walk through the list, and Tab chooses and goes on', async () => {
  const { user, select } = open();
  await user.tab();
  press(select, 'ArrowDown');
  expect(select).toHaveAttribute('aria-expanded', 'true');
  press(select, 'ArrowDown');
  press(select, 'ArrowDown');
  const active = document.getElementById(select.getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveTextContent('Port Lagos');
  await user.tab();
  expect(select).toHaveValue('Port Lagos');
  expect(screen.getByRole('button', { name: 'After it' })).toHaveFocus();
});

it('a list that was opened and left chooses nothing', async () => {
  const { user, select, chosen } = open();
  await user.click(select);
  await user.tab();
  expect(chosen).not.toHaveBeenCalled();
  await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'));
});

it('Space opens the list with all that it offers, and nothing takes letters from what is chosen', async () => {
  const { user, select } = open();
  await choose(user, select, 'Abuja');
  await user.keyboard('{Backspace}');
  expect(select).toHaveValue('Abuja');
  await user.keyboard(' ');
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

it('what a browser fills in is chosen', () => {
  const { select, chosen } = open();
  fireEvent.change(select, { target: { value: 'lagos' } });
  expect(chosen).toHaveBeenCalledWith(13);
  expect(select).toHaveValue('Lagos');
});

it('within a dialog the list is part of it, and Escape closes the list alone', async () => {
  const close = jest.fn();
  const { user } = renderPortal(
    <Modal title="Change" open onClose={close}>
      <Airport onChoose={() => undefined} />
    </Modal>,
  );
  const select = await screen.findByRole('combobox', { name: 'Airport' });
  expect(await offered(user, select)).toHaveLength(3);
  expect(close).not.toHaveBeenCalled();
  await user.keyboard(' ');
  expect(screen.getByRole('dialog', { name: 'Change' })).toContainElement(screen.getByRole('listbox'));
  press(select, 'Escape');
  await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'));
  expect(close).not.toHaveBeenCalled();
});
