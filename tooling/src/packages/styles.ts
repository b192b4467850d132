import { createHash } from 'node:crypto';
import { extractICSS } from 'icss-utils';
import postcss from 'postcss';
import localByDefault from 'postcss-modules-local-by-default';
import scope from 'postcss-modules-scope';

const hashOf = (file: string): string => createHash('sha256').update(file).digest('hex').slice(0, 5);

/** Class names are scoped in advance, so that a team's bundler needs no rule for CSS modules. */
export function scopedStyles(file: string, text: string): { css: string; names: Record<string, string> } {
  const generateScopedName = (local: string) => `${local}-${hashOf(file)}`;
  const { root } = postcss([localByDefault(), scope({ generateScopedName })]).process(text, { from: file });
  const { icssExports } = extractICSS(root as postcss.Root);
  return { css: root.toString(), names: icssExports };
}
