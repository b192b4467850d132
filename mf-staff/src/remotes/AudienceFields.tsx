import { channelName } from 'shared-api/remotes';
import { type Option, SelectField } from 'shared-ui/fields';
import { TextField, useField } from 'shared-ui/form';

export interface AudienceValues {
  audience?: string;
  channel?: string;
}

const ofChannel = 'channel';
export const nobody = 'nobody';

export function audienceOf({ audience, channel }: AudienceValues): string | null | undefined {
  if (audience === nobody) return null;
  return audience === ofChannel ? `channel:${channel}` : audience;
}

export function audienceValues(audience: string | null | undefined): AudienceValues {
  if (audience === undefined) return {};
  const [kind = '', channel] = (audience ?? nobody).split(/:(.*)/);
  return kind === ofChannel && channel ? { audience: kind, channel } : { audience: audience ?? nobody };
}

export const audienceProblems = ({ audience, channel = '' }: AudienceValues) => ({
  audience: audience ? undefined : 'Choose who gets it',
  channel:
    audience !== ofChannel || channelName.test(channel)
      ? undefined
      : 'Must be small letters, digits, dots or hyphens, such as preview',
});

export function AudienceFields({ label, options }: { label: string; options: readonly Option[] }) {
  const chosen = useField<string>('audience', { subscription: { value: true } }).input.value;
  return (
    <>
      <SelectField
        name="audience"
        label={label}
        options={[...options, { value: ofChannel, label: 'A channel' }]}
        placeholder="SELECT WHO GETS IT"
        required
      />
      {chosen === ofChannel && (
        <TextField
          name="channel"
          label="Name of the channel"
          hint="Whoever opens ?channel=NAME is asked, and runs it until the browser closes"
          required
        />
      )}
    </>
  );
}
