import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { choose } from 'shared-ui/testing';

export const field = (label: RegExp | string) => screen.getByLabelText(label);

/** Pastes instead of typing: one event a field, where a key each would make large forms slow to test. */
export async function fill(user: UserEvent, label: RegExp, text: string): Promise<void> {
  await user.click(field(label));
  await user.paste(text);
}

/** The fields that the four registrations have in common. */
export async function fillCredentials(user: UserEvent): Promise<void> {
  await fill(user, /^Registered address/, '1 Sample Street, Lagos');
  await fill(user, /^Email/, 'new@example.test');
  await fill(user, /^Phone number/, '+234 803 123 4567');
  await fill(user, /^Password/, 'Secret1!');
  await fill(user, /^Confirm password/, 'Secret1!');
  await user.click(screen.getByRole('checkbox'));
}

export async function fillPerson(user: UserEvent): Promise<void> {
  await fill(user, /^First name/, 'Alfa');
  await fill(user, /^Last name/, 'Sample');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await choose(user, field(/^Means of identification/), 'National passport');
  await fill(user, /^Identification number/, 'A01234567');
}
