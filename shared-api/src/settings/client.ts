import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from 'shared-api/http';
import { keys } from '../contract/keys.ts';
import type { TextKind } from '../terms/terms.ts';
import * as api from './contract.ts';
import { builtInPublicSettings } from './publicDefaults.ts';

const minuteMs = 60_000;

/** The names, minimums and deadlines that pages show; the built-in ones until the server has answered. */
export const publicSettingsQuery = queryOptions({
  queryKey: [...keys.settings, 'public'],
  queryFn: async ({ signal }) => (await call(api.readPublicSettings, {}, { signal })).data,
  initialData: builtInPublicSettings,
  initialDataUpdatedAt: 0,
  staleTime: 5 * minuteMs,
  meta: { failure: "Fetching the portal's settings failed. Kindly Refresh" },
});

/** The names, minimums and deadlines of this moment; the built-in ones until the server has answered. */
export const usePublicSettings = () => useQuery(publicSettingsQuery).data ?? builtInPublicSettings;

/** The pages show this version of a text, and whoever accepts it accepts this one. */
export const shownVersion = (client: QueryClient, kind: TextKind): string =>
  (client.getQueryData(publicSettingsQuery.queryKey) ?? builtInPublicSettings).texts[kind];
