export { type Authority, presentAuthority } from './authority.ts';
export {
  defaultSettings,
  presentConfig,
  readSettings,
  type StoredSetting,
  storedSettings,
} from './readSettings.ts';
