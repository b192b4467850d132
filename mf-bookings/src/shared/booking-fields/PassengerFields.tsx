import { genders } from 'shared-api/accounts';
import { designations } from 'shared-api/bookings';
import { usePublicSettings } from 'shared-api/settings';
import { SelectField, TextAreaField } from 'shared-ui/fields';
import { CheckboxField, FieldRow, PhoneField, TextField, useField } from 'shared-ui/form';
import styles from './BookingFields.module.css';
import { UsualGender } from './UsualGender.tsx';

/** Browsers must not fill in the client's own name for another passenger. */
export function PassengerFields() {
  const { needDays } = usePublicSettings().privacy;
  const others = useField<boolean | undefined>('Others', { subscription: { value: true } }).input.value;
  return (
    <fieldset className={styles.part}>
      <legend id="new-passenger" tabIndex={-1}>
        Passenger
      </legend>
      <FieldRow>
        <TextField name="FirstName" label="First name" autoComplete="off" spellCheck={false} required />
        <TextField name="LastName" label="Last name" autoComplete="off" spellCheck={false} required />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="Designation"
          label="Designation"
          options={designations}
          placeholder="SELECT A DESIGNATION"
          required
        />
        <SelectField name="Gender" label="Gender" options={genders} placeholder="SELECT A GENDER" required />
      </FieldRow>
      <UsualGender />
      <FieldRow>
        <PhoneField
          name="mobileNumber"
          label="Mobile number"
          hint="Eleven digits; from abroad with + and the country's code"
          autoComplete="off"
          required
        />
      </FieldRow>
      <fieldset className={styles.needs}>
        <legend>Special requirements</legend>
        <CheckboxField name="Wheel_Chair" label="Wheelchair" />
        <CheckboxField name="Others" label="Others" />
        <p className={`${styles.seenBy} small`}>
          Whoever books and the staff who meet the passenger see these
          {needDays > 0 && `, until ${needDays} days after the flight`}.
        </p>
      </fieldset>
      {others && (
        <TextAreaField
          name="Special_Requirement"
          label="What is needed"
          rows={3}
          maxLength={500}
          autoComplete="off"
          required
        />
      )}
    </fieldset>
  );
}
