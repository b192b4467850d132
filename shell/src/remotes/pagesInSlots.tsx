import type { ComponentType } from 'react';
import { lazyPage, PageHeader } from 'shared-ui';
import type { PortalRoute, Remote } from 'shared-ui/remote';
import type { RegisteredPage } from './pageAt.ts';

/** What a remote of the last release fills slots with, and shows as pages now; goes with the next contract. */
const pagesInSlots = [
  { slot: 'staff.dashboard', path: 'app/dashboard', title: 'Dashboard' },
  { slot: 'staff.services', path: 'app/services', title: 'All Services' },
  { slot: 'staff.transactions', path: 'app/transaction-services', title: 'Transactions' },
  { slot: 'staff.bookings', path: 'app/client-services', title: 'Bookings', header: true },
];

/** These pages, as its registration says by the slots. */
export const registeredInSlots = (slots: readonly string[]): Record<string, RegisteredPage> =>
  Object.fromEntries(
    pagesInSlots.filter(({ slot }) => slots.includes(slot)).map(({ path }) => [path, { audience: 'staff' }]),
  );

/** Their routes. */
export function routesInSlots(slots: Remote['slots'] = {}): PortalRoute[] {
  const fills = new Map<string, unknown>(Object.entries(slots));
  return pagesInSlots.flatMap(({ slot, path, title, header }) => {
    const fill = fills.get(slot) as (() => Promise<{ default: ComponentType }>) | undefined;
    if (!fill) return [];
    const Part = lazyPage(fill);
    const Component = () => (
      <>
        {header && <PageHeader title={title} />}
        <Part />
      </>
    );
    return { path, Component, handle: { title, access: 'staff', breadcrumbs: [{ label: title }] } };
  });
}
