import { fetchedPart } from '../page/fetchedPart.tsx';

const charts = () => import('../charts/index.ts');

/** Where the remotes of the last release look for what stands in `shared-ui/charts` now; goes with the next contract. */
export const StatTile = fetchedPart(async () => (await charts()).StatTile);
export const StatTiles = fetchedPart(async () => (await charts()).StatTiles);
