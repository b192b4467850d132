import { appendFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright/test';
import type { Interaction } from './Interaction.ts';

type Note = Omit<Interaction, 'journey'>;
declare global {
  interface Window {
    recordInteraction?: (note: Note) => Promise<void>;
  }
}

/** The times of all interactions are written to this file. Without a file, nothing is timed. */
export const interactionsFile = process.env.JOURNEY_INTERACTIONS;
/** The tests assume that a phone's processor is this many times slower. */
const slowdown = 4;

const watchInteractions = () => {
  /** A click may remove its target before the time of the click is measured. */
  const targets = new Map<number, string>();
  const note = ({ target, timeStamp }: Event) => {
    if (!(target instanceof Element)) return;
    const { tagName, textContent } = target;
    const name = target.getAttribute('aria-label') ?? target.getAttribute('name') ?? textContent ?? '';
    targets.set(timeStamp, `${tagName.toLowerCase()} "${name.trim().slice(0, 40)}" at ${location.pathname}`);
  };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(type, note, { capture: true, passive: true });
  const slowest = new Map<number, number>();
  const tell = ({ interactionId = 0, duration, name, startTime }: Timing) => {
    if (interactionId === 0 || duration <= (slowest.get(interactionId) ?? 0)) return;
    slowest.set(interactionId, duration);
    const what = `${name} on ${targets.get(startTime) ?? 'the page'}`;
    window.recordInteraction?.({ id: `${performance.timeOrigin}-${interactionId}`, what, ms: duration });
  };
  type Timing = PerformanceEventTiming & { interactionId?: number };
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tell(entry as Timing);
  }).observe(options);
};

const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

export const timeInteractions = async (context: BrowserContext, journey: string): Promise<void> => {
  if (!interactionsFile) return;
  const file = interactionsFile;
  await context.exposeFunction('recordInteraction', (note: Note) =>
    appendFileSync(file, `${JSON.stringify({ journey, ...note } satisfies Interaction)}\n`),
  );
  await context.addInitScript(watchInteractions);
  context.on('page', (page) => {
    // The page may close before its processor is slowed down.
    slowDown(page).catch(() => undefined);
  });
};
