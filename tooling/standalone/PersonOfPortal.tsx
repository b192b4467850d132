import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { session, useSession } from 'shared-api/http';
import { signInMutation } from 'shared-api/sign-in';
import { Inline } from 'shared-ui';
import styles from './Frame.module.css';

interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly kind: string | null;
}

/** Only a local portal has sample accounts. */
const readAccounts = async (): Promise<readonly Account[]> => {
  const reply = await fetch('/standalone/accounts.json');
  return reply.json();
};

export function PersonOfPortal({ portalUrl }: { portalUrl: string }) {
  const user = useSession((state) => state.user);
  const accounts = useQuery({ queryKey: ['standalone', 'accounts'], queryFn: readAccounts }).data ?? [];
  const { mutate, isPending } = useMutation(signInMutation);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signIn = (event: FormEvent) => {
    event.preventDefault();
    mutate({ Email: email, Password: password });
  };
  const choose = (chosen: string) => {
    const account = accounts.find((each) => each.email === chosen);
    if (account) mutate({ Email: account.email, Password: account.password });
  };
  if (user)
    return (
      <Inline className={styles.person}>
        {user.email} at {portalUrl}
        <button type="button" onClick={() => session.signOut()}>
          Logout
        </button>
      </Inline>
    );
  return (
    <Inline component="form" className={styles.person} onSubmit={signIn}>
      {accounts.length > 0 && (
        <select aria-label="Sample account" value="" onChange={({ target }) => choose(target.value)}>
          <option value="">Sign in as …</option>
          {accounts.map((each) => (
            <option key={each.email} value={each.email}>
              {each.kind ?? each.role}: {each.email}
            </option>
          ))}
        </select>
      )}
      <input
        aria-label="Email"
        placeholder="Email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <input
        aria-label="Password"
        placeholder="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <button type="submit" disabled={isPending}>
        Log in
      </button>
    </Inline>
  );
}
