import { hourText } from 'shared-api/availability';
import { SelectField } from 'shared-ui/fields';
import { FieldRow } from 'shared-ui/form';

const hours = Array.from({ length: 25 }, (_, hour) => ({ value: hour, label: hourText(hour) }));
const placeholder = 'SELECT AN HOUR';

export const HourFields = ({ hint }: { hint?: string }) => (
  <FieldRow>
    <SelectField
      name="fromHour"
      label="From"
      options={hours.slice(0, -1)}
      placeholder={placeholder}
      required
    />
    <SelectField
      name="toHour"
      label="To"
      hint={hint}
      options={hours.slice(1)}
      placeholder={placeholder}
      required
    />
  </FieldRow>
);
