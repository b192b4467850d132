import type { Page } from 'playwright/test';

export const browserStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push(request.url, await (await cache.match(request))?.text());
    }
    const whole = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await whole(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push(name, await whole(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    const asText = (_key: string, value: unknown) => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      return value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
    };
    return JSON.stringify(found, asText);
  });
