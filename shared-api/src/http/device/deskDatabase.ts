/** The portal has only this IndexedDB database, for unsent marks and for encrypted copies of days. */
export const deskDatabaseName = 'desk';

export async function hasDeskDatabase(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === deskDatabaseName);
}
