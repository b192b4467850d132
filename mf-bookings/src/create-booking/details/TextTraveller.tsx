import { usePublicSettings } from 'shared-api/settings';
import { nigerianMobile } from 'shared-api/wording';
import { CheckboxField, useField } from 'shared-ui/form';

/** SMS are sent neither to children nor to foreign numbers. */
export function TextTraveller() {
  const { sms } = usePublicSettings();
  const value = { subscription: { value: true } };
  const designation = useField<string | undefined>('Designation', value).input.value;
  const number = useField<string | undefined>('mobileNumber', value).input.value;
  if (!sms || designation === 'Master' || !nigerianMobile(number ?? '')) return null;
  return <CheckboxField name="TextTraveller" label="Text the traveller: they agreed" />;
}
