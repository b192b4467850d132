export { type Authority, authorityOf, presentAuthority } from './authority.ts';
export {
  defaultSettings,
  presentConfig,
  readSettings,
  type StoredSetting,
  storedSettings,
} from './readSettings.ts';
