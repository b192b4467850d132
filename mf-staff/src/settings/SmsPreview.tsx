import { maxSms, sampleSms, smsLength, type TextSetting } from 'shared-api/settings';
import { countOf } from 'shared-api/wording';
import { useField } from 'shared-ui/form';
import styles from './Settings.module.css';

const charactersPerPart = 153;

export function SmsPreview({ sms }: { sms: NonNullable<TextSetting['sms']> }) {
  const text = useField<string | undefined>('value', { subscription: { value: true } }).input.value;
  if (!text) return null;
  const sample = sampleSms(sms, text.trim(), location.origin);
  const length = smsLength(sample);
  const parts = length <= maxSms ? 1 : Math.ceil(length / charactersPerPart);
  return (
    <section aria-label="Preview">
      <small>
        Preview: {length} of {maxSms} characters, {countOf(parts, 'part')}
      </small>
      <p className={styles.sms}>{sample}</p>
    </section>
  );
}
