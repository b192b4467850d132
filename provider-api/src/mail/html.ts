const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** `html` escapes the values in a template, except values of the type Markup. */
export interface Markup {
  readonly markup: string;
}

const isMarkup = (value: unknown): value is Markup =>
  typeof value === 'object' && value !== null && 'markup' in value;

const write = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(write).join('');
  if (isMarkup(value)) return value.markup;
  return value === null || value === undefined || value === false ? '' : escapeHtml(String(value));
};

export const html = (parts: TemplateStringsArray, ...values: unknown[]): Markup => ({
  markup: parts.reduce((text, part, index) => text + write(values[index - 1]) + part),
});
