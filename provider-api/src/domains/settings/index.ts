import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve, servePublic } from '../../http/serve.ts';
import { updateSetting } from './changeSetting.ts';
import { listSettings, readPublicSettings } from './listSettings.ts';
import {
  listMeetingPictures,
  meetingPicture,
  removeMeetingPicture,
  saveMeetingPicture,
} from './meetingPictures.ts';
import { settingHistory } from './settingHistory.ts';

export const settings: Domain = {
  routes(api) {
    servePublic(api, contract.readPublicSettings, readPublicSettings);
    serve(api, contract.listSettings, listSettings);
    serve(api, contract.updateSetting, updateSetting);
    serve(api, contract.settingHistory, settingHistory);
    serve(api, contract.listMeetingPictures, listMeetingPictures);
    serve(api, contract.saveMeetingPicture, saveMeetingPicture);
    serve(api, contract.removeMeetingPicture, removeMeetingPicture);
    servePublic(api, contract.meetingPicture, meetingPicture);
  },
};
