import { appendFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright/test';

/** The browser counts until it has painted the answer. */
export interface Interaction {
  readonly journey: string;
  /** A click is several events: the last line of an id is the slowest of them. */
  readonly id: string;
  readonly what: string;
  readonly ms: number;
}

type Note = Omit<Interaction, 'journey'>;
declare global {
  interface Window {
    recordInteraction?: (note: Note) => Promise<void>;
  }
}

/** Without it no interaction is timed; with it each is a line of that file. */
export const interactionsFile = process.env.JOURNEY_INTERACTIONS;
/** A phone's processor is taken to be this many times slower. */
const slowdown = 4;

const watchInteractions = () => {
  /** A click may remove its target before its time is known. */
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
    // A page that is closed at once needs no slowing down.
    slowDown(page).catch(() => undefined);
  });
};
