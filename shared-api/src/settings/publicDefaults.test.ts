import { builtInPublicSettings } from './publicDefaults.ts';
import { builtInSettings } from './rules.ts';
import { publicSettingsOf } from './values.ts';

it('what holds until the server has answered are the defaults of the settings', () => {
  expect(builtInPublicSettings).toEqual(publicSettingsOf(builtInSettings, builtInPublicSettings));
});
