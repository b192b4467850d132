import type { BrowserContext } from 'playwright/test';
import type { Metered, MeteredLine } from './MeteredLine.ts';

/** Waits until the page and the service worker load nothing more. */
export const openWithWorker = async (
  context: BrowserContext,
  line: MeteredLine,
  path: string,
  { saveData = false }: { readonly saveData?: boolean } = {},
): Promise<Metered> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: saveData });
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const metered = await line.readMeter();
  await page.close();
  return metered;
};
