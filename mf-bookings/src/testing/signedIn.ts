import type { User } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient } from 'shared-api/testing';

export function signedIn(user: User = aClient()): User {
  localStorage.clear();
  sessionStorage.clear();
  session.signIn('token', user);
  return user;
}
