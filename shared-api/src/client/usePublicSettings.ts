import { useQuery } from '@tanstack/react-query';
import { builtInPublicSettings } from '../contract/settingRules.ts';
import { publicSettingsQuery } from './settings.ts';

/** The names, minimums and deadlines of this moment; the built-in ones until the server has answered. */
export const usePublicSettings = () => useQuery(publicSettingsQuery).data ?? builtInPublicSettings;
