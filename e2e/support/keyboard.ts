import { expect, type Page } from 'playwright/test';
import { interactionsFile } from './slowInteractions.ts';

type Role = Parameters<Page['getByRole']>[0];

/** When tests measure interactions, they type ten keys a second, as a fast person does. */
const delay = interactionsFile ? 100 : 0;

export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A busy machine is never idle, so the wait ends after 300 ms. */
  private async idle(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((answered) => requestIdleCallback(answered, { timeout: 300 })),
    );
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.idle();
    }
  }

  async to(role: Role, name: RegExp): Promise<void> {
    const target = this.page.getByRole(role, { name });
    // The platform's file dialog swallows keys until the dialog has closed, so the number of presses is not
    // limited.
    await expect(target.first()).toBeAttached();
    const expectFocus = async () => {
      const reached = await target.evaluateAll((found) => found.includes(document.activeElement as never));
      expect(reached, `the ${role} ${name.source} has the focus`).toBe(true);
    };
    await expect(async () => {
      await this.page.keyboard.press('Tab');
      await expectFocus();
      // A dialog focuses its first field shortly after it has opened.
      await this.idle();
      await expectFocus();
    }).toPass({ intervals: [20], timeout: 30_000 });
    // No fixed element may cover the focused element (WCAG 2.4.11).
    const isCovered = () =>
      this.page.evaluate(() => {
        const focused = document.activeElement;
        const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
        let above = document.elementFromPoint(x + width / 2, y + height / 2);
        while (above && !/fixed|sticky/.test(getComputedStyle(above).position)) above = above.parentElement;
        return above !== null && !above.contains(focused);
      });
    await expect.poll(isCovered, `the ${role} ${name.source} is covered`).toBe(false);
  }

  async type(name: RegExp, text: string): Promise<void> {
    await this.to('textbox', name);
    await this.page.keyboard.type(text, { delay });
  }

  async choose(name: RegExp, letters: string): Promise<void> {
    await this.to('combobox', name);
    await this.page.keyboard.type(letters, { delay });
  }

  async use(role: 'button' | 'link', name: RegExp): Promise<void> {
    await this.to(role, name);
    await this.page.keyboard.press('Enter');
  }
}
