import tokens from './tokens.json';

const colours = {
  light: { ...tokens.light, ...tokens.antd.light },
  dark: { ...tokens.dark, ...tokens.antd.dark },
};
type Colours = typeof colours.light;

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG defines this relative luminance of a colour such as `#1a2b3c`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ['surface', 'surface-raised', 'surface-overlay', 'surface-sunken'] as const;
const tones = ['success', 'warning', 'error', 'info'] as const;

const on = <Name extends keyof Colours>(grounds: readonly Name[], ...inks: readonly (keyof Colours)[]) =>
  inks.flatMap((ink) => grounds.map((ground): [keyof Colours, keyof Colours] => [ink, ground]));

const read = [
  ...on(
    surfaces,
    'text',
    'text-secondary',
    'text-tertiary',
    'text-placeholder',
    'link',
    'link-hover',
    'primary',
  ),
  ...on(surfaces, ...tones),
  ...tones.flatMap((tone) => on([`${tone}-bg`], tone, 'text', 'text-secondary', 'text-tertiary', 'link')),
  ...on(['primary-bg'], 'primary', 'text', 'text-secondary', 'link'),
  ...on(['primary', 'primary-hover', 'primary-active', 'error', 'error-hover'], 'on-primary'),
  ...on(['brand', 'brand-raised'], 'on-brand', 'on-brand-soft'),
  ...on(['brand-button'], 'on-brand-button'),
  ...on(['now'], 'on-now'),
];

/** These colours show where something is, such as the edge of a field or the focus. */
const seen = [
  ...on(['surface', 'surface-raised', 'surface-overlay'], 'border', 'focus', 'primary'),
  ...on(['brand', 'brand-raised'], 'brand-focus', 'now', 'brand-button'),
];

describe.each(['light', 'dark'] as const)('in %s colours', (mode) => {
  const failing = (pairs: readonly [keyof Colours, keyof Colours][], least: number) =>
    pairs
      .map(([ink, ground]) => [ink, ground, contrast(colours[mode][ink], colours[mode][ground])] as const)
      .filter(([, , ratio]) => ratio < least)
      .map(([ink, ground, ratio]) => `${ink} on ${ground}: ${ratio.toFixed(2)}`);

  it('every text has the contrast of WCAG AA on every ground it stands on', () => {
    expect(failing(read, 4.5)).toEqual([]);
  });

  it('every edge and mark has the contrast of WCAG AA', () => {
    expect(failing(seen, 3)).toEqual([]);
  });

  it('green means one thing: what succeeded is the green of the brand', () => {
    expect(tokens[mode].success).toBe(tokens[mode].primary);
  });
});
