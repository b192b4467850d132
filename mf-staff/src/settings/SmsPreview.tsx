import { maxSms, sampleSms, smsLength, type TextSetting } from 'shared-api/settings';
import { countOf } from 'shared-api/wording';
import { useField } from 'shared-ui/form';
import styles from './Settings.module.css';

/** A text of several parts has less room in each. */
const inEachPart = 153;

/** It reads as one that is sent, with its links, beside what it costs. */
export function SmsPreview({ sms }: { sms: NonNullable<TextSetting['sms']> }) {
  const text = useField<string | undefined>('value', { subscription: { value: true } }).input.value;
  if (!text) return null;
  const sample = sampleSms(sms, text.trim(), location.origin);
  const length = smsLength(sample);
  const parts = length <= maxSms ? 1 : Math.ceil(length / inEachPart);
  return (
    <section aria-label="Preview">
      <small>
        Preview: {length} of {maxSms} characters, {countOf(parts, 'part')}
      </small>
      <p className={styles.sms}>{sample}</p>
    </section>
  );
}
