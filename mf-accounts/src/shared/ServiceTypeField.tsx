import { serviceTypeChoices } from 'shared-api/services';
import { RadioField } from 'shared-ui/fields';

const options = serviceTypeChoices.map(({ key, label }) => ({ value: key, label }));

/** The field `ClientTypeId` of the request contains the service type, despite its name. */
export const ServiceTypeField = () => (
  <RadioField
    name="ClientTypeId"
    label="Service type"
    required
    hint="International includes domestic services"
    options={options}
  />
);
