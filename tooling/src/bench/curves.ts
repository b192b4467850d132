/** A measured thing: one figure for each size. */
export interface Curve {
  readonly name: string;
  readonly ms: readonly number[];
}

const columns = 3;
const panel = { width: 280, height: 120 };
const plot = { left: 30, right: 66, top: 38, bottom: 24 };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const drawPanel = ({ name, ms }: Curve, labels: readonly string[]): string => {
  const most = Math.max(...ms);
  const width = panel.width - plot.left - plot.right;
  const height = panel.height - plot.top - plot.bottom;
  const points = ms.map((value, index) => ({
    x: plot.left + (width * index) / Math.max(ms.length - 1, 1),
    y: plot.top + height * (1 - value / most),
    value,
  }));
  const foot = plot.top + height;
  const last = points.at(-1);
  return [
    `<text class="name" x="${plot.left}" y="20">${escaped(name)}</text>`,
    `<path class="axis" d="M${plot.left} ${foot}H${plot.left + width}"/>`,
    `<path class="curve" d="M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}"/>`,
    ...points.map(({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3"/>`),
    ...points.map(
      ({ x }, index) =>
        `<text class="size" text-anchor="middle" x="${x.toFixed(1)}" y="${foot + 16}">${labels[index] ?? ''}</text>`,
    ),
    last
      ? `<text class="value" x="${(last.x + 8).toFixed(1)}" y="${(last.y + 4).toFixed(1)}">${last.value.toFixed(1)} ms</text>`
      : '',
  ].join('');
};

/** Small drawings side by side, each from nought to its own most: a flat line is a time that the data do not change. */
export const curves = (figures: readonly Curve[], labels: readonly string[]): string => {
  const rows = Math.ceil(figures.length / columns);
  const [width, height] = [columns * panel.width, rows * panel.height];
  const panels = figures.map((figure, index) => {
    const [x, y] = [(index % columns) * panel.width, Math.floor(index / columns) * panel.height];
    return `<g transform="translate(${x} ${y})">${drawPanel(figure, labels)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="p95 of each call by the number of bookings">
<style>text{font:11px system-ui,sans-serif;fill:#57606a}.name{font-size:12px;font-weight:600;fill:#1f2328}.curve{fill:none;stroke:#0b6e4f;stroke-width:2}.axis{stroke:#d0d7de}circle,.value{fill:#0b6e4f}</style>
<rect width="100%" height="100%" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
};
