import { deskDatabaseName } from '../http/device/deskDatabase.ts';

type StoreName = 'marks' | 'copies';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** No version number is given: a later release that was rolled back may have raised the number. */
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(deskDatabaseName);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('marks', { keyPath: 'place', autoIncrement: true });
    request.result.createObjectStore('copies', { keyPath: 'id' });
  };
  return answerOf(request);
}

let opened: Promise<IDBDatabase> | undefined;

async function database(): Promise<IDBDatabase> {
  opened ??= open();
  try {
    const found = await opened;
    // Another tab or the browser may remove the database; the next use then opens a new database.
    found.onclose = () => {
      opened = undefined;
    };
    found.onversionchange = () => {
      found.close();
      opened = undefined;
    };
    return found;
  } catch (problem) {
    opened = undefined;
    throw problem;
  }
}

export async function inDesk<T>(
  store: StoreName,
  mode: 'readonly' | 'readwrite',
  act: (objects: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const transaction = (await database()).transaction(store, mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
  const request = act(transaction.objectStore(store));
  await done;
  return request?.result;
}
