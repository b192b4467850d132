import { create } from 'zustand';
import type { User } from '../../accounts/replies.ts';
import { isStaff, type Permission, roleCan } from '../../permissions/permissions.ts';
import { forgetDrafts } from '../device/drafts.ts';
import { dropKeptDayTicket } from '../device/keptDayTicket.ts';
import { sessionEpoch, startNewEpoch } from './sessionEpoch.ts';

const tokenKey = 'token';
const userKey = 'user';
/** Set just before the storage is cleared, so that open tabs know at once that this is a Logout and no expiry. */
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

/** All remotes share this user and token, stored in local storage as specified (AUTH-09, G25). */
export const useSession = create<SessionState>()(() => ({ ...stored(), end: 'never' }));

/** The identification number is never stored on a computer. */
const storedCopy = ({ identification: _number, ...user }: User): string => JSON.stringify(user);

/** The epoch of this tab's session; a different current one means that the user has logged out since. */
let epoch = sessionEpoch();

function begin(state: Pick<SessionState, 'token' | 'user'>): void {
  epoch = sessionEpoch();
  useSession.setState({ ...state, end: 'never' });
}

/** Token and user are kept: they may be those of a session that began since. */
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
  /** A Logout clears local storage and all drafts (AUTH-16, D08). */
  signOut(): void {
    startNewEpoch();
    localStorage.setItem(leavingKey, 'true');
    localStorage.clear();
    forgetDrafts();
    dropKeptDayTicket();
    finish('logout');
  },
  /**
   * After the idle limit, or when the server refused the token with 401. Drafts stay for the same user (D08). If
   * another session has begun meanwhile, here or in another tab, it continues.
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
  /** A Logout in another tab is a Logout here too; after an expiry there, drafts here stay. */
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

/** Only signed-in Clients may see Client routes (AUTH-29). */
export const isClient = (user: Pick<User, 'role'> | null): boolean => user?.role === 'Client';

export const isStaffUser = (user: Pick<User, 'role'> | null): boolean => user !== null && isStaff(user.role);

/** For showing and hiding only: the server enforces permissions. */
export const can = (user: Pick<User, 'role' | 'permissions'> | null, permission: Permission): boolean =>
  user !== null && (user.permissions?.includes(permission) ?? roleCan(user.role, permission));

export const useCan = (permission: Permission): boolean => useSession(({ user }) => can(user, permission));

/** A member works with the organisation's bookings, wallet and orders. */
export const ownerIdOf = (user: Pick<User, 'id' | 'ownerId'> | null): number | undefined =>
  user?.ownerId ?? user?.id;

/** Set by the link of a feedback mail (AUTH-05, G29); the dashboard then asks for feedback (FEEDBACK-01). */
export const feedbackFlagKey = 'showFeedbackForm';

export const isFeedbackAskedFor = (): boolean => localStorage.getItem(feedbackFlagKey) === 'true';
