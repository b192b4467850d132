import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { contactChoices, type User, userById } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, fakeApi, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { ProfilePage } from '../profile/ProfilePage.tsx';

export const choices = replies(contactChoices, { surveys: true });

export const individual = aClient({ meansOfId: 'National passport', identification: 'A01234567' });
export const corporate = aClient({
  organization_CategoryId: 'Corporate',
  firstName: null,
  lastName: null,
  business_Name: 'Sample Company',
  business_Nature: 'Aviation',
  registration_Number: 'RC 12345',
  creation_Year: '2010',
});
export const government = aClient({
  organization_CategoryId: 'Government',
  business_Name: 'Office of Samples',
  governmentStaffType: 'Federal',
});

export function openProfile(owner: User, ...handlers: Parameters<typeof fakeApi>[0]) {
  session.signOut();
  session.signIn('a-token', owner);
  const api = fakeApi([...handlers, replies(userById, owner), choices]);
  const { user, queryClient } = renderPortal(<ProfilePage />, {
    route: '/app/profile',
    path: '/app/profile',
  });
  return { api, user, queryClient };
}

export async function editProfile(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  return screen.findByRole('dialog', { name: 'Edit Profile' });
}

export const saveChanges = () => screen.getByRole('button', { name: 'Save changes' });
