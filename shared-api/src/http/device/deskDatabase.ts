/** The only database that the portal has in a browser: the desk's marks that wait, and ciphertext of a kept day. */
export const deskDatabaseName = 'desk';

export async function hasDeskDatabase(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === deskDatabaseName);
}
