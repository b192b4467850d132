import { appendFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright/test';

/** An input and how long the browser took until it had painted the answer, by its own count. */
export interface Interaction {
  readonly journey: string;
  /** A click is several events: the last line of an id is the slowest of them. */
  readonly id: string;
  /** The event, what it was done to and where. */
  readonly what: string;
  readonly ms: number;
}

type Note = Omit<Interaction, 'journey'>;
declare global {
  interface Window {
    recordInteraction?: (note: Note) => Promise<void>;
  }
}

/** Where the interactions are written to, a line each; without it none is timed. */
export const interactionsFile = process.env.JOURNEY_INTERACTIONS;
/** How many times slower a phone's processor is taken to be. */
const slowdown = 4;

const watchInteractions = () => {
  /** What each event was done to, by its time: what a click removes is gone when its time is known. */
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

/** Runs the journey at a quarter of the processor's speed, and notes every interaction of all its pages. */
export const timeInteractions = async (context: BrowserContext, journey: string): Promise<void> => {
  if (!interactionsFile) return;
  const file = interactionsFile;
  await context.exposeFunction('recordInteraction', (note: Note) =>
    appendFileSync(file, `${JSON.stringify({ journey, ...note } satisfies Interaction)}\n`),
  );
  await context.addInitScript(watchInteractions);
  context.on('page', (page) => {
    // A page that is closed at once needs no slowing down.
    slowDown(page).catch(() => undefined);
  });
};
