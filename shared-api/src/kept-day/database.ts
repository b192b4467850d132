import { deskDatabaseName } from '../http/device/deskDatabase.ts';

type StoreName = 'marks' | 'copies';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** It names no version: a later release may have raised it before it was rolled back. */
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
    // Another program may delete it, or the browser takes it back: the next use opens it again.
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
