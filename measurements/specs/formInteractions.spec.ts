import { keepDraft } from 'e2e/support/bookingDraft';
import { field } from 'e2e/support/field';
import { signInOn } from 'e2e/support/signIn';
import { expect, test } from 'e2e/support/test';
import { listServices } from 'shared-api/contract';
import { writeResult } from './writeResult.ts';

declare global {
  interface Window {
    slowest: { take: () => Promise<number> };
  }
}

/** Notes how long each interaction takes from the input to the next paint, as the browser itself counts it. */
const watchInteractions = () => {
  let slowest = 0;
  const note = (entries: PerformanceEntry[]) => {
    for (const { duration } of entries) slowest = Math.max(slowest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(options);
  const nextPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(undefined))));
  window.slowest = {
    take: async () => {
      await nextPaint();
      await nextPaint();
      note(observer.takeRecords());
      const taken = slowest;
      slowest = 0;
      return taken;
    },
  };
};

test('every interaction with 100 passengers in the form is timed at a quarter of the speed', async ({
  page,
  portal,
}) => {
  test.setTimeout(200_000);
  await page.addInitScript(watchInteractions);
  await signInOn(page, portal.account('Client', 'Individual'));
  const [service] = await portal.call(listServices, { token: await portal.tokenOf('Client', 'Individual') });
  await keepDraft(page, { serviceId: service?.id ?? 0, passengers: 100, flights: 10 });
  await page.goto(`/app/service/${service?.id}/create-booking`);
  await expect(page.getByText('100 passengers')).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const times: { what: string; ms: number }[] = [];
  const take = () => page.evaluate(() => window.slowest.take());
  const measure = async (what: string, act: () => Promise<unknown>) => {
    await take();
    await act();
    times.push({ what, ms: await take() });
  };
  const row = (name: string, action: string) =>
    page.getByRole('button', { name: `${action} Ms. ${name} Juliett`, exact: true });

  await measure('Choose a designation', () => field(page, 'Designation').press('M'));
  await measure('Choose a gender', () => field(page, 'Gender').press('F'));
  await measure('Type a name', () => field(page, 'First name').pressSequentially('Alfa'));
  await measure('Type a surname', () => field(page, 'Last name').pressSequentially('Juliett'));
  await measure('Type a number', () => field(page, 'Mobile number').pressSequentially('08031234567'));
  await measure('Tick Others', () => page.getByRole('checkbox', { name: /Others/ }).click());
  await measure('Untick Others', () => page.getByRole('checkbox', { name: /Others/ }).click());
  await measure('Add', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('101 passengers')).toBeVisible();
  });
  await measure('Edit', async () => {
    await row('First50', 'Edit').click();
    await expect(page.getByRole('button', { name: 'Save passenger' })).toBeVisible();
  });
  await measure('Save passenger', async () => {
    await page.getByRole('button', { name: 'Save passenger' }).click();
    await expect(page.getByRole('button', { name: 'Save passenger' })).toHaveCount(0);
  });
  await measure('Duplicate', async () => {
    await row('First50', 'Duplicate').click();
    await expect(page.getByRole('heading', { name: 'Duplicate a passenger' })).toBeVisible();
  });
  await measure('Do not change', () => page.getByRole('button', { name: 'Do not change' }).click());
  await measure('Remove', async () => {
    await row('First50', 'Remove').click();
    await expect(page.getByText('100 passengers')).toBeVisible();
  });
  await measure('Undo', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('101 passengers')).toBeVisible();
  });
  await measure('Accept the terms', () =>
    page.getByRole('checkbox', { name: /Booking Terms and Conditions/ }).click(),
  );
  await measure('Continue', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Review and confirm' })).toBeVisible();
  });
  await measure('Edit Details', async () => {
    await page.getByRole('button', { name: 'Edit Details' }).click();
    await expect(page.getByRole('heading', { name: 'Flight and passengers' })).toBeVisible();
  });
  writeResult(times);
});
