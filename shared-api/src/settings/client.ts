import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from 'shared-api/http';
import { keys } from '../contract/keys.ts';
import { minuteMs } from '../dates/dates.ts';
import type { TextKind } from '../terms/terms.ts';
import * as api from './contract.ts';
import { builtInPublicSettings } from './publicDefaults.ts';

export const publicSettingsQuery = queryOptions({
  queryKey: [...keys.settings, 'public'],
  queryFn: async ({ signal }) => (await call(api.readPublicSettings, {}, { signal })).data,
  initialData: builtInPublicSettings,
  initialDataUpdatedAt: 0,
  staleTime: 5 * minuteMs,
  meta: { failure: "Fetching the portal's settings failed. Kindly Refresh" },
});

export const usePublicSettings = () => useQuery(publicSettingsQuery).data ?? builtInPublicSettings;

/** The version that the page shows is the version that the user accepts. */
export const shownVersion = (client: QueryClient, kind: TextKind): string =>
  (client.getQueryData(publicSettingsQuery.queryKey) ?? builtInPublicSettings).texts[kind];
