/** The portal's only IndexedDB database contains unsent attendance marks and encrypted lists of bookings. */
export const deskDatabaseName = 'desk';

export async function hasDeskDatabase(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === deskDatabaseName);
}
