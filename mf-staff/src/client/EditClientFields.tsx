import { businessNatures, governmentStaffTypes, meansOfId, states } from 'shared-api/accounts';
import { serviceTypeChoices } from 'shared-api/services';
import { SelectField } from 'shared-ui/fields';
import { PhoneField, TextField, useFormState } from 'shared-ui/form';

const serviceTypes = serviceTypeChoices.map(({ key, label }) => ({ value: key, label }));
const ServiceType = () => (
  <SelectField name="clientTypeId" label="Service type" options={serviceTypes} required />
);

const Corporate = () => (
  <>
    <SelectField name="Business_Nature" label="Nature of business" options={businessNatures} required />
    <TextField name="Registration_Number" label="Registration number" required />
    <TextField name="Creation_Year" label="Year of creation" inputMode="numeric" required />
    <PhoneField name="PhoneNumber" label="Phone number" required />
    <TextField name="Registered_Address" label="Registered address" required />
    <ServiceType />
  </>
);

function Government() {
  const { values } = useFormState<{ governmentStaffType?: string }>({ subscription: { values: true } });
  return (
    <>
      <TextField name="registered_Address" label="Registered address" required />
      <PhoneField name="phoneNumber" label="Phone number" required />
      <SelectField name="governmentStaffType" label="Staff type" options={governmentStaffTypes} required />
      {values.governmentStaffType === 'State' && (
        <SelectField name="state" label="State" options={states} required />
      )}
      <ServiceType />
    </>
  );
}

const Individual = () => (
  <>
    <PhoneField name="phoneNumber" label="Phone number" required />
    <SelectField name="meansOfId" label="Means of identification" options={meansOfId} required />
    <TextField name="identification" label="Identification" required />
    <ServiceType />
  </>
);

export function EditClientFields({ category }: { category: string | null }) {
  if (category === 'Corporate') return <Corporate />;
  return category === 'Government' ? <Government /> : <Individual />;
}
