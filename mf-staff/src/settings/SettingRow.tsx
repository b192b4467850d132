import { Button, MomentText, Stack, Tag } from 'shared-ui';
import { definitionOf, type KnownSetting, settingText } from '../shared/settingText.ts';
import styles from './Settings.module.css';

interface SettingRowProps {
  setting: KnownSetting;
  onEdit: () => void;
  onHistory: () => void;
}

export function SettingRow({ setting, onEdit, onHistory }: SettingRowProps) {
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
        <Button size="small" aria-label={`Change: ${definition.label}`} onClick={onEdit}>
          Change
        </Button>
        {setting.version > 0 && (
          <Button size="small" variant="text" aria-label={`History: ${definition.label}`} onClick={onHistory}>
            History
          </Button>
        )}
      </div>
    </li>
  );
}
