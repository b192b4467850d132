import type { Locator, Page } from 'playwright/test';

type Scope = Pick<Page, 'getByLabel'> & Pick<Locator, 'getByLabel'>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A form's field by its whole label; the asterisk of a required one does not matter. */
export const field = (scope: Scope, label: string): Locator =>
  scope.getByLabel(new RegExp(`^${escaped(label)}( \\*)?$`));
