import { fireEvent, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The options are looked up by their list, because a role query over the whole page is slow. */
function optionsOf(combobox: HTMLElement): HTMLElement[] {
  const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
}

const codes = { Tab: 9, Enter: 13, Escape: 27, Home: 36, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };

/** antd's select reads the old `keyCode`, which user-event leaves out. */
export function press(combobox: HTMLElement, key: keyof typeof codes): void {
  fireEvent.keyDown(combobox, { key, keyCode: codes[key] });
  fireEvent.keyUp(combobox, { key, keyCode: codes[key] });
}

/** A paste fills the field at once; each typed letter would render the whole form. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

export async function offered(user: UserEvent, combobox: HTMLElement): Promise<string[]> {
  if (combobox.getAttribute('aria-expanded') !== 'true') await user.click(combobox);
  await waitFor(() => expect(optionsOf(combobox)).not.toHaveLength(0));
  const texts = optionsOf(combobox).map((option) => option.textContent);
  press(combobox, 'Escape');
  await waitFor(() => expect(combobox).toHaveAttribute('aria-expanded', 'false'));
  return texts;
}

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
