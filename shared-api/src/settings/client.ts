import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../contract/endpoint.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';
import { builtInPublicSettings } from './values.ts';

/** Every setting, for Administrators. */
export const settingsQuery = queryOptions({
  queryKey: [...keys.settings, 'all'],
  queryFn: async ({ signal }) => (await call(api.listSettings, {}, { signal })).data,
  meta: { failure: 'Something went wrong. Kindly Refresh' },
});

export const settingHistoryQuery = (key: string, pageNumber: number) =>
  queryOptions({
    queryKey: [...keys.settings, 'history', key, pageNumber],
    queryFn: ({ signal }) => call(api.settingHistory, { params: { key }, query: { pageNumber } }, { signal }),
    meta: { failure: 'Something went wrong. Kindly Refresh' },
  });

interface SettingUpdate {
  key: string;
  body: BodyOf<typeof api.updateSetting>;
}

export const updateSettingMutation = mutationOptions({
  mutationFn: async ({ key, body }: SettingUpdate) =>
    (await call(api.updateSetting, { params: { key }, body })).data,
  meta: {
    success: 'Setting changed successfully',
    failure: 'Something went wrong. Kindly Refresh',
    invalidates: [keys.settings],
  },
});

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
