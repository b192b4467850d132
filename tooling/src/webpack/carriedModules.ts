import path from 'node:path';
import type { StatsCompilation } from 'webpack';

/**
 * The shell provides these modules. A remote that bundles such a module brings a second copy with its own
 * state.
 */
const provided =
  /node_modules\/(react|react-dom|react-router|react-router-dom|@tanstack|zustand|dayjs|yup|antd|@rc-component|@ant-design|@module-federation\/runtime-core)\/|^shared-ui\/(?!src\/remote\.ts$)|^shared-api\/src\/(http|kept-day)\//;

const filesIn = ({ modules = [] }: Pick<StatsCompilation, 'modules'>): readonly string[] =>
  modules.flatMap((module) => (module.modules ? filesIn(module) : (module.nameForCondition ?? [])));

export const carriedModules = (root: string, stats: Pick<StatsCompilation, 'modules'>): readonly string[] =>
  filesIn(stats)
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => provided.test(file));
