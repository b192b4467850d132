import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { type AirportDesk, listSettings, type Setting, settingGroups } from 'shared-api/settings';
import { Card, PageHeader, Stack } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { QueryState } from '../shared/QueryState.tsx';
import { definitionOf, isKnown, type KnownSetting } from '../shared/settingText.ts';
import { MeetingPictures } from './MeetingPictures.tsx';
import { SettingRow } from './SettingRow.tsx';
import styles from './Settings.module.css';

const desksOf = (all: readonly KnownSetting[]) =>
  (all.find(({ key }) => key === 'airportDesks')?.value ?? []) as readonly AirportDesk[];
const knownOf = (all: readonly Setting[]) => all.filter(isKnown);

export function SettingsPage() {
  const settings = useQuery({ ...queryOf(listSettings, {}), select: knownOf });
  return (
    <Stack space={5}>
      <PageHeader title="Settings" lead="A change takes effect at once, for everybody, without a restart." />
      <QueryState query={settings} subject="The settings">
        {(all) => (
          <Tabs
            label="Groups of settings"
            param="group"
            items={settingGroups.map((group) => ({
              key: group,
              label: group,
              content: (
                <Card>
                  <ul className={styles.rows} aria-label={group}>
                    {all
                      .filter(({ key }) => definitionOf(key).group === group)
                      .map((setting) => (
                        <SettingRow key={setting.key} setting={setting} />
                      ))}
                  </ul>
                  {group === 'Desk' && <MeetingPictures desks={desksOf(all)} />}
                </Card>
              ),
            }))}
          />
        )}
      </QueryState>
    </Stack>
  );
}
