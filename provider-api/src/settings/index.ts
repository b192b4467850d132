export { airportDesk, pictureAddress } from './airportDesk.ts';
export { type Authority, authorityOf, currentAuthority } from './authority.ts';
export {
  currentConfig,
  defaultSettings,
  offersSms,
  readSettings,
  type StoredSetting,
  storedSettings,
} from './readSettings.ts';
