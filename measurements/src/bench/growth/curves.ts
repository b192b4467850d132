/** What is a part of something measured beside it. */
export const ratio = '';

/** A measured thing: one figure for each size. */
export interface Curve {
  readonly name: string;
  /** Per second, milliseconds, or {@link ratio}. */
  readonly unit: '/s' | 'ms' | typeof ratio;
  readonly values: readonly number[];
}

/** Curves of one kind, over the same sizes. */
export interface Group {
  readonly title: string;
  /** What stands below each figure. */
  readonly sizes: readonly string[];
  readonly curves: readonly Curve[];
}

const columns = 4;
const panel = { width: 230, height: 124 };
const plot = { left: 34, right: 34, top: 48, bottom: 26 };
const titleHeight = 36;

export const shown = (value: number, unit: Curve['unit']): string => {
  if (unit === ratio) return value.toFixed(2);
  return `${value.toFixed(unit !== '/s' && value < 100 ? 1 : 0)} ${unit}`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const text = (kind: string, x: number, y: number, words: string): string =>
  `<text class="${kind}" x="${x.toFixed(1)}" y="${y.toFixed(1)}">${escaped(words)}</text>`;

const drawPanel = ({ name, unit, values }: Curve, sizes: readonly string[]): string => {
  const most = Math.max(...values);
  const width = panel.width - plot.left - plot.right;
  const height = panel.height - plot.top - plot.bottom;
  const foot = plot.top + height;
  const points = values.map((value, index) => ({
    x: plot.left + (width * index) / Math.max(values.length - 1, 1),
    y: foot - (height * value) / most,
    value,
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return [
    text('name', 8, 18, name),
    `<path class="axis" d="M${plot.left} ${foot}H${plot.left + width}"/><path class="curve" d="M${line}"/>`,
    ...points.map(({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3"/>`),
    ...points.map(({ x, y, value }) => text('value', x, y - 8, shown(value, unit))),
    ...points.map(({ x }, index) => text('size', x, foot + 16, sizes[index] ?? '')),
  ].join('');
};

const style = `
text{font:11px system-ui,sans-serif;fill:#57606a;text-anchor:middle}
.title,.name{font-size:12px;font-weight:600;fill:#1f2328;text-anchor:start}.title{font-size:15px}
.ground{fill:#fff}.value{paint-order:stroke;stroke:#fff;stroke-width:4px}.axis{stroke:#d0d7de}.curve{fill:none;stroke:#0b6e4f;stroke-width:2}circle,.value{fill:#0b6e4f}
@media (prefers-color-scheme:dark){text{fill:#9198a1}.title,.name{fill:#f0f6fc}.ground{fill:#0d1117}.axis{stroke:#3d444d}.curve{stroke:#4ac796}circle,.value{fill:#4ac796}.value{stroke:#0d1117}}`;

const heightOf = ({ curves }: Group): number =>
  titleHeight + Math.ceil(curves.length / columns) * panel.height;

const drawGroup = (group: Group, top: number): string => {
  const panels = group.curves.map((curve, index) => {
    const [x, y] = [
      (index % columns) * panel.width,
      titleHeight + Math.floor(index / columns) * panel.height,
    ];
    return `<g transform="translate(${x} ${y})">${drawPanel(curve, group.sizes)}</g>`;
  });
  return `<g transform="translate(0 ${top})">${text('title', 8, 26, group.title)}\n${panels.join('\n')}</g>`;
};

/** Small drawings in groups, each from nought to its own most: a flat line is a figure that the data do not change. */
export const curves = (groups: readonly Group[], label: string): string => {
  let height = 0;
  const drawn = groups.map((group) => {
    const top = height;
    height += heightOf(group);
    return drawGroup(group, top);
  });
  const width = columns * panel.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(label)}">
<style>${style}
</style>
<rect class="ground" width="100%" height="100%"/>
${drawn.join('\n')}
</svg>
`;
};
