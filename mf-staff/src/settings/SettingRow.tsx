import { MomentText, Stack, Tag } from 'shared-ui';
import { DialogButton } from 'shared-ui/dialogs';
import { definitionOf, type KnownSetting, settingText } from '../shared/settingText.ts';
import { EditSetting } from './EditSetting.tsx';
import { SettingHistory } from './SettingHistory.tsx';
import styles from './Settings.module.css';

export function SettingRow({ setting }: { setting: KnownSetting }) {
  const { key, value, isDefault, changedBy, dateChanged } = setting;
  const definition = definitionOf(key);
  return (
    <li className={styles.row}>
      <Stack space={1} className={styles.what}>
        <h2 className={styles.label}>{definition.label}</h2>
        <small>{definition.help}</small>
      </Stack>
      <Stack space={1} className={styles.holds}>
        <p className={styles.value}>
          {!isDefault && <Tag tone="info">Changed</Tag>} {settingText(key, value)}
        </p>
        {!isDefault && <small>Default: {settingText(key, setting.default)}</small>}
        {dateChanged && (
          <small>
            Changed by {changedBy}, <MomentText at={dateChanged} />
          </small>
        )}
      </Stack>
      <div className={styles.actions}>
        <DialogButton
          size="small"
          aria-label={`Change: ${definition.label}`}
          dialog={(close) => <EditSetting setting={setting} onClose={close} />}
        >
          Change
        </DialogButton>
        {setting.version > 0 && (
          <DialogButton
            size="small"
            variant="text"
            aria-label={`History: ${definition.label}`}
            dialog={(close) => <SettingHistory settingKey={key} onClose={close} />}
          >
            History
          </DialogButton>
        )}
      </div>
    </li>
  );
}
