import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const field = (label: RegExp | string) => screen.getByLabelText(label);

/** The fields that the four registrations have in common. */
export async function fillCredentials(user: UserEvent): Promise<void> {
  await user.type(field(/^Registered address/), '1 Sample Street, Lagos');
  await user.type(field(/^Email/), 'new@example.test');
  await user.type(field(/^Phone number/), '+234 803 123 4567');
  await user.type(field(/^Password/), 'Secret1!');
  await user.type(field(/^Confirm password/), 'Secret1!');
  await user.click(screen.getByRole('checkbox'));
}

export async function fillPerson(user: UserEvent): Promise<void> {
  await user.type(field(/^First name/), 'Adaeze');
  await user.type(field(/^Last name/), 'Sample');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.selectOptions(field(/^Means of identification/), 'National passport');
  await user.type(field(/^Identification number/), 'A01234567');
}
