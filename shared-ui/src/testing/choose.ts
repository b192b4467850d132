import { fireEvent, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The options of an open select; looked up by its own list, as every role of a page takes a test long to judge. */
function optionsOf(combobox: HTMLElement): HTMLElement[] {
  const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
}

const codes = { Tab: 9, Enter: 13, Escape: 27, Home: 36, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };

/** A key as browsers tell it: antd's select goes by its old number, which user-event leaves out. */
export function press(combobox: HTMLElement, key: keyof typeof codes): void {
  fireEvent.keyDown(combobox, { key, keyCode: codes[key] });
  fireEvent.keyUp(combobox, { key, keyCode: codes[key] });
}

/** Fills a field at once, as a paste does: each letter that is typed draws the whole form. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Opens a select and hands back the texts that it offers. */
export async function offered(user: UserEvent, combobox: HTMLElement): Promise<string[]> {
  if (combobox.getAttribute('aria-expanded') !== 'true') await user.click(combobox);
  await waitFor(() => expect(optionsOf(combobox)).not.toHaveLength(0));
  const texts = optionsOf(combobox).map((option) => option.textContent);
  press(combobox, 'Escape');
  await waitFor(() => expect(combobox).toHaveAttribute('aria-expanded', 'false'));
  return texts;
}

/** Opens a select and picks the option with this text. */
export async function choose(user: UserEvent, combobox: HTMLElement, text: string): Promise<void> {
  await user.click(combobox);
  const option = await waitFor(() => {
    const found = optionsOf(combobox).find((one) => one.textContent === text);
    if (!found)
      throw new Error(`No option is called ${text}: ${optionsOf(combobox).map((one) => one.textContent)}`);
    return found;
  });
  await user.click(option);
}
