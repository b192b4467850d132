import type { Locator, Page } from 'playwright/test';

type Scope = Pick<Page, 'getByLabel'> & Pick<Locator, 'getByLabel'>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const field = (scope: Scope, label: string): Locator =>
  scope.getByLabel(new RegExp(`^${escaped(label)}(\\s\\*)?$`));
