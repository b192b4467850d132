/** Takes the place of the shell's module of this name in the monolithic build: no container, a plain import. */
const remotes: Record<string, () => Promise<unknown>> = {
  'mf-accounts': () => import('../../mf-accounts/src/remote.tsx'),
  'mf-bookings': () => import('../../mf-bookings/src/remote.tsx'),
  'mf-staff': () => import('../../mf-staff/src/remote.tsx'),
  'mf-wallet': () => import('../../mf-wallet/src/remote.tsx'),
};

export async function fetchContainer({ name }: { name: string }): Promise<unknown> {
  return remotes[name]?.();
}

export function registerContainers(): void {}
