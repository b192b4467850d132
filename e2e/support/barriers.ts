import { expect, type Locator, type Page } from 'playwright/test';
import { findViolations } from './findViolations.ts';
import { watchNetwork } from './watchNetwork.ts';

const height = 800;
/** A window's width and colours. */
interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const viewsOf = (widths: readonly number[]): readonly View[] =>
  widths.flatMap((width) => [
    { width, colorScheme: 'dark' } as const,
    { width, colorScheme: 'light' } as const,
  ]);

/** Half and a quarter of 1280 px are what its pages are drawn in at a zoom of 200 % and 400 %. */
const views = {
  one: { any: [{ width: 1280, colorScheme: 'light' }], narrow: [{ width: 320, colorScheme: 'light' }] },
  all: { any: viewsOf([320, 360, 640, 1280]), narrow: viewsOf([360, 320]) },
} as const satisfies Record<string, Record<string, readonly View[]>>;

/** One view of each state, or each of its widths and colours. */
export type Views = keyof typeof views;

/**
 * Colours that change are transitions of a moment, one level of the page after the other; axe must not see one half
 * way, so each is brought to its end. What never ends, such as a spinner, is waited for; what follows scrolling rests with it.
 */
const settled = async (page: Page): Promise<void> => {
  const rests = await page.evaluate(async () => {
    const until = performance.now() + 10_000;
    let framesAtRest = 0;
    while (framesAtRest < 2 && performance.now() < until) {
      await new Promise(requestAnimationFrame);
      const animations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      for (const animation of animations)
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      framesAtRest = animations.length === 0 ? framesAtRest + 1 : 0;
    }
    return framesAtRest === 2;
  });
  expect(rests, 'Nothing on the page moves any more').toBe(true);
};

/** Sends the form in sight as Enter would, also while its button is disabled. */
export const attempt = (scope: Page | Locator): Promise<void> =>
  scope
    .getByRole('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());

/** What keeps people out, on pages through all their states. */
export class Barriers {
  readonly found: string[];
  private readonly page: Page;
  private readonly views: Views;
  private readonly quiet: ReturnType<typeof watchNetwork>;

  constructor(page: Page, seen: Views, found: string[] = []) {
    this.page = page;
    this.views = seen;
    this.found = found;
    this.quiet = watchNetwork(page);
  }

  /** The same on another page. */
  on(page: Page): Barriers {
    return new Barriers(page, this.views, this.found);
  }

  /** Looks at the page as it stands. */
  async look(state: string, where: 'any' | 'narrow' = 'any'): Promise<void> {
    for (const { width, colorScheme } of views[this.views][where]) {
      await this.page.setViewportSize({ width, height });
      await this.page.emulateMedia({ colorScheme });
      // What the frame's head covers half depends on where the page was scrolled to.
      await this.page.evaluate(() => scrollTo(0, 0));
      await settled(this.page);
      for (const violation of await findViolations(this.page))
        this.found.push(`${state}, ${width} px, ${colorScheme}: ${violation}`);
    }
  }

  /** Opens a page and looks at it once it has all its data. */
  async open(route: string, state = route): Promise<void> {
    await this.page.goto(route);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await this.quiet(0);
    // What came may be drawn with a part that asks for more.
    await settled(this.page);
    await this.quiet(0);
    await this.look(state);
  }
}
