import { create } from 'zustand';
import type { User } from '../../accounts/replies.ts';
import { isStaff, type Permission, roleCan } from '../../permissions/permissions.ts';
import { forgetDrafts } from '../device/drafts.ts';
import { dropKeptDayTicket } from '../device/keptDayTicket.ts';
import { sessionEpoch, startNewEpoch } from './sessionEpoch.ts';

const tokenKey = 'token';
const userKey = 'user';
/** The key is written just before local storage is cleared, so other tabs recognise a logout. */
const leavingKey = 'logged-out';

export type SessionEnd = 'never' | 'logout' | 'expired';

interface SessionState {
  token: string | null;
  user: User | null;
  end: SessionEnd;
}

function stored(): Pick<SessionState, 'token' | 'user'> {
  try {
    const token = localStorage.getItem(tokenKey);
    const user = localStorage.getItem(userKey);
    return token && user ? { token, user: JSON.parse(user) as User } : { token: null, user: null };
  } catch {
    return { token: null, user: null };
  }
}

/** All remotes share this store. User and token are also in local storage. */
export const useSession = create<SessionState>()(() => ({ ...stored(), end: 'never' }));

/** The identification number must never be stored on the user's device. */
const storedCopy = ({ identification: _number, ...user }: User): string => JSON.stringify(user);

/** This tab's session began in this epoch. Each logout, in any tab, starts a new epoch. */
let epoch = sessionEpoch();

function begin(state: Pick<SessionState, 'token' | 'user'>): void {
  epoch = sessionEpoch();
  useSession.setState({ ...state, end: 'never' });
}

/** The token and the user are not deleted: another tab may have stored them for a newer session. */
function forgetKept(): void {
  for (const key of Object.keys(localStorage))
    if (key !== tokenKey && key !== userKey) localStorage.removeItem(key);
}

function finish(end: SessionEnd): void {
  useSession.setState({ token: null, user: null, end });
}

export const session = {
  get: useSession.getState,
  subscribe: useSession.subscribe,
  signIn(token: string, user: User): void {
    localStorage.setItem(tokenKey, token);
    localStorage.setItem(userKey, storedCopy(user));
    begin({ token, user });
  },
  update(user: User): void {
    if (!useSession.getState().token) return;
    localStorage.setItem(userKey, storedCopy(user));
    useSession.setState({ user });
  },
  signOut(): void {
    startNewEpoch();
    localStorage.setItem(leavingKey, 'true');
    localStorage.clear();
    forgetDrafts();
    dropKeptDayTicket();
    finish('logout');
  },
  /**
   * Drafts are kept, because the user can continue them after the next login. If another tab has stored a
   * newer session, this tab uses it.
   */
  expire(ended: string | null = useSession.getState().token): void {
    const { token } = useSession.getState();
    if (!token || token !== ended) return;
    const kept = stored();
    if (kept.token && kept.token !== token) begin(kept);
    else {
      localStorage.clear();
      finish('expired');
    }
  },
  /** A logout in another tab also logs out this tab. An expiry in another tab deletes no drafts in this tab. */
  followOtherTabs(): () => void {
    const follow = (event: StorageEvent) => {
      if (event.storageArea !== localStorage) return;
      if (![tokenKey, userKey, leavingKey, null].includes(event.key)) return;
      const leaving = event.key === leavingKey && event.newValue !== null;
      const now = stored();
      if (now.token && !leaving) return begin(now);
      const loggedOut = leaving || sessionEpoch() !== epoch;
      forgetKept();
      if (loggedOut) {
        forgetDrafts();
        dropKeptDayTicket();
      }
      if (useSession.getState().token) finish(loggedOut ? 'logout' : 'expired');
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  },
};

export const isClient = (user: Pick<User, 'role'> | null): boolean => user?.role === 'Client';

export const isStaffUser = (user: Pick<User, 'role'> | null): boolean => user !== null && isStaff(user.role);

/** Pages use this function only to show or hide elements. The server checks the permissions again. */
export const can = (user: Pick<User, 'role' | 'permissions'> | null, permission: Permission): boolean =>
  user !== null && (user.permissions?.includes(permission) ?? roleCan(user.role, permission));

export const useCan = (permission: Permission): boolean => useSession(({ user }) => can(user, permission));

export const ownerIdOf = (user: Pick<User, 'id' | 'ownerId'> | null): number | undefined =>
  user?.ownerId ?? user?.id;

/** The link in a feedback e-mail sets this key; the dashboard then asks for feedback. */
export const feedbackFlagKey = 'showFeedbackForm';

export const isFeedbackAskedFor = (): boolean => localStorage.getItem(feedbackFlagKey) === 'true';
