export { updateSetting } from './changeSetting.ts';
export { listSettings, readPublicSettings } from './listSettings.ts';
export {
  listMeetingPictures,
  meetingPicture,
  removeMeetingPicture,
  saveMeetingPicture,
} from './meetingPictures.ts';
export { settingHistory } from './settingHistory.ts';
