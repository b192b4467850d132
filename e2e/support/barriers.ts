import { expect, type Locator, type Page } from 'playwright/test';
import { findViolations } from './findViolations.ts';
import { walkTo } from './walkTo.ts';
import { watchNetwork } from './watchNetwork.ts';

const height = 800;
interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const viewsOf = (widths: readonly number[]): readonly View[] =>
  widths.flatMap((width) => [
    { width, colorScheme: 'dark' } as const,
    { width, colorScheme: 'light' } as const,
  ]);

/** At a zoom of 200 % and 400 %, a page of 1280 px is only 640 and 320 px wide. */
const views = {
  one: { any: [{ width: 1280, colorScheme: 'light' }], narrow: [{ width: 320, colorScheme: 'light' }] },
  all: { any: viewsOf([320, 360, 640, 1280]), narrow: viewsOf([360, 320]) },
} as const satisfies Record<string, Record<string, readonly View[]>>;

export type Views = keyof typeof views;

/**
 * axe must not see colours in the middle of a transition, so each transition is finished at once. The
 * function waits until endless animations, such as a spinner, have disappeared. Animations driven by
 * scrolling are ignored.
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

/** Enter submits a form even while its button looks disabled, and so does this function. */
export const attempt = (scope: Page | Locator): Promise<void> =>
  scope
    .getByRole('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());

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

  on(page: Page): Barriers {
    return new Barriers(page, this.views, this.found);
  }

  async look(state: string, where: 'any' | 'narrow' = 'any'): Promise<void> {
    for (const { width, colorScheme } of views[this.views][where]) {
      await this.page.setViewportSize({ width, height });
      await this.page.emulateMedia({ colorScheme });
      // At some scroll positions, the sticky header would cover a part of other elements.
      await this.page.evaluate(() => scrollTo(0, 0));
      await settled(this.page);
      for (const violation of await findViolations(this.page))
        this.found.push(`${state}, ${width} px, ${colorScheme}: ${violation}`);
    }
  }

  async open(route: string, state = route): Promise<void> {
    await this.page.goto(route);
    await this.lookLoaded(state);
  }

  async walk(route: string, state = route): Promise<void> {
    await walkTo(this.page, route);
    await this.lookLoaded(state);
  }

  async lookLoaded(state: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await this.quiet(0);
    // Late content may request more data.
    await settled(this.page);
    await this.quiet(0);
    await this.look(state);
  }
}
