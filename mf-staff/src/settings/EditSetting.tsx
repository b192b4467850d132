import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, keys, mutationOf } from 'shared-api/http';
import { rangeText, type SettingDefinition, updateSetting } from 'shared-api/settings';
import { Banner, SendButton, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { SelectField, TextAreaField } from 'shared-ui/fields';
import { AmountField, FormActions, PortalForm, SubmitButton, TextField } from 'shared-ui/form';
import { definitionOf, type KnownSetting, settingText } from '../shared/settingText.ts';
import { EntryFields } from './EntryFields.tsx';
import { SmsPreview } from './SmsPreview.tsx';
import { problemsOf, type SettingTyped, typedOf, wireOf } from './settingForm.ts';

function SettingField({ definition }: { definition: SettingDefinition }) {
  const { label, kind } = definition;
  const field = { name: 'value', label, hint: `Allowed: ${rangeText(definition)}`, required: true };
  if (kind === 'naira') return <AmountField {...field} />;
  if (kind === 'choice')
    return <SelectField name="value" label={label} options={definition.options} required />;
  const isNumber = kind === 'whole' || kind === 'percent';
  if ('sms' in definition && definition.sms) return <TextAreaField {...field} rows={3} autoComplete="off" />;
  return <TextField {...field} inputMode={isNumber ? 'numeric' : 'text'} autoComplete="off" />;
}

interface EditSettingProps {
  /** The setting is as the list has it now, for example after a colleague's change. */
  setting: KnownSetting;
  onClose: () => void;
}

export function EditSetting({ setting, onClose }: EditSettingProps) {
  const { key, value, version } = setting;
  const definition = definitionOf(key);
  const [rows, setRows] = useState<readonly number[]>(() =>
    Array.isArray(value) ? value.map((_, index) => index) : [],
  );
  const [opened] = useState(version);
  const [clashed, setClashed] = useState(false);
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(mutationOf(updateSetting));
  const save = async (change: { value?: ReturnType<typeof wireOf>; reason?: string | undefined }) => {
    try {
      await mutateAsync({ params: { key }, body: { ...change, version: clashed ? version : opened } });
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiProblem) || failure.code !== 'setting_changed') throw failure;
      setClashed(true);
      await queryClient.invalidateQueries({ queryKey: keys.settings });
    }
  };
  return (
    <Modal title={definition.label} open onClose={onClose} width={'maxItems' in definition ? 720 : 520}>
      <PortalForm<SettingTyped>
        label={`Change: ${definition.label}`}
        initialValues={typedOf(key, value)}
        validate={(typed) => problemsOf(key, typed, rows)}
        onSubmit={(typed) =>
          save({ value: wireOf(key, typed, rows), reason: typed.reason as string | undefined })
        }
      >
        <Stack space={4}>
          <p>{definition.help}</p>
          {clashed && (
            <Banner tone="warning">It is now {settingText(key, value)}. Save again to replace it.</Banner>
          )}
          {'maxItems' in definition ? (
            <EntryFields kind={definition.kind} rows={rows} max={definition.maxItems} onChange={setRows} />
          ) : (
            <SettingField definition={definition} />
          )}
          {'sms' in definition && definition.sms && <SmsPreview sms={definition.sms} />}
          <TextAreaField
            name="reason"
            label="Reason"
            hint="Optional; kept with the change"
            maxLength={500}
            rows={2}
          />
          <FormActions onCancel={onClose}>
            <SubmitButton>Save</SubmitButton>
            {!setting.isDefault && (
              <SendButton onSend={() => save({})}>Back to {settingText(key, setting.default)}</SendButton>
            )}
          </FormActions>
        </Stack>
      </PortalForm>
    </Modal>
  );
}
