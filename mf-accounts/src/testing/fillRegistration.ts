import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { choose, fill } from 'shared-ui/testing';

export const field = (label: RegExp | string) => screen.getByLabelText(label);

export async function fillCredentials(user: UserEvent): Promise<void> {
  await fill(user, field(/^Registered address/), '1 Sample Street, Lagos');
  await fill(user, field(/^Email/), 'new@example.test');
  await fill(user, field(/^Phone number/), '+234 803 123 4567');
  await fill(user, field(/^Password/), 'Secret1!');
  await fill(user, field(/^Confirm password/), 'Secret1!');
  await user.click(screen.getByRole('checkbox'));
}

export async function fillPerson(user: UserEvent): Promise<void> {
  await fill(user, field(/^First name/), 'Alfa');
  await fill(user, field(/^Last name/), 'Sample');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await choose(user, field(/^Means of identification/), 'National passport');
  await fill(user, field(/^Identification number/), 'A01234567');
}
