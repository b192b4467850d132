import { expect, type Locator, type Page } from 'playwright/test';
import { findViolations } from './findViolations.ts';
import { watchNetwork } from './watchNetwork.ts';

const height = 800;
/** The colour scheme changes colours and nothing else: in the dark the rules about them are enough. */
const schemes = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
] as const;

/** Colours that change are transitions of a moment, one level of the page after the other; axe must not see one half way. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
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
  async look(state: string, widths: readonly number[] = [320, 1280]): Promise<void> {
    for (const width of widths) {
      await this.page.setViewportSize({ width, height });
      for (const { colorScheme, rules } of schemes) {
        await this.page.emulateMedia({ colorScheme });
        await settled(this.page);
        const where = `${state}, ${width} px, ${colorScheme}`;
        for (const violation of await findViolations(this.page, rules))
          this.found.push(`${where}: ${violation}`);
      }
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
