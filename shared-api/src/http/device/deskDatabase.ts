/** The portal's only browser database: unsent marks of the desk, and encrypted copies of kept days. */
export const deskDatabaseName = 'desk';

export async function hasDeskDatabase(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === deskDatabaseName);
}
