import { expect, type Locator, type Page } from 'playwright/test';
import { findViolations } from './findViolations.ts';
import { watchNetwork } from './watchNetwork.ts';

const height = 800;
/** A window's width and colours, and the rules that are looked at in it. */
interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  /** All of them unless named. */
  readonly rules?: readonly string[];
}

/** The colour scheme changes colours and nothing else: beside the light the rules about them are enough. */
const colors = ['color-contrast', 'link-in-text-block'];

/** What only a narrow window has. */
export const narrow: readonly View[] = [
  { width: 320, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark', rules: colors },
];
/** Each width and each colour by all rules, but not each pair of them: the ones change the layout, the others do not. */
const eachOnce: readonly View[] = [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
];

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

/** What keeps people out, on one page through all its states: each is looked at wide and narrow, light and dark. */
export class Barriers {
  readonly found: string[] = [];
  private readonly page: Page;
  private readonly quiet: ReturnType<typeof watchNetwork>;

  constructor(page: Page) {
    this.page = page;
    this.quiet = watchNetwork(page);
  }

  /** Looks at the page as it stands. */
  async look(state: string, views = eachOnce): Promise<void> {
    for (const { width, colorScheme, rules } of views) {
      await this.page.setViewportSize({ width, height });
      await this.page.emulateMedia({ colorScheme });
      await settled(this.page);
      const where = `${state}, ${width} px, ${colorScheme}`;
      for (const violation of await findViolations(this.page, rules))
        this.found.push(`${where}: ${violation}`);
    }
  }

  /** Opens a page and looks at it once it has all its data. */
  async open(route: string, state = route): Promise<void> {
    await this.page.goto(route);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await this.quiet(200);
    await this.look(state);
  }
}
