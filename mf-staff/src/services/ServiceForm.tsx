import { useMutation } from '@tanstack/react-query';
import { can, mutationOf, useSession } from 'shared-api/http';
import { formatAmount, koboOf, nairaFromTyped } from 'shared-api/money';
import {
  createService,
  type Service,
  serviceFields,
  serviceTypeChoices,
  updateService,
} from 'shared-api/services';
import { FormDialog } from 'shared-ui/dialogs';
import { SelectField, TextAreaField } from 'shared-ui/fields';
import { AmountField, CheckboxField, TextField } from 'shared-ui/form';

interface ServiceValues {
  Name: string;
  Description?: string;
  /** The price is the text from the text field, such as '50,000.00'. */
  price: string;
  ServiceTypeId: number;
  Status?: boolean;
  version?: number | undefined;
}

const types = serviceTypeChoices.map(({ key, label }) => ({ value: key, label }));
const schema = serviceFields.omit(['Price', 'Description']);

const startOf = (service: Service): ServiceValues => ({
  Name: service.name,
  Description: service.description ?? '',
  price: formatAmount(koboOf(service.price)),
  ServiceTypeId: service.serviceTypeId ?? 1,
  Status: service.status ?? true,
  version: service.version,
});

const toRequest = ({ Name, Description = '', price, ServiceTypeId }: ServiceValues) => ({
  Name,
  Description,
  Price: nairaFromTyped(price),
  ServiceTypeId,
});

const checkPrice = ({ price }: Partial<ServiceValues>) => ({
  price: nairaFromTyped(price ?? '') > 0 ? undefined : 'Must be greater than zero',
});

export function ServiceForm({ service, onClose }: { service: Service | 'new'; onClose: () => void }) {
  const user = useSession((state) => state.user);
  const create = useMutation(mutationOf(createService));
  const update = useMutation(mutationOf(updateService));
  const priceOnly = !can(user, 'services.edit');
  const existing = service === 'new' ? undefined : service;
  const title = existing ? `${priceOnly ? 'Change price of' : 'Edit'} ${existing.name}` : 'Add service';
  const save = (values: ServiceValues) => {
    const { Status = false, version } = values;
    const body = toRequest(values);
    return existing
      ? update.mutateAsync({ body: { ...body, Id: existing.id, Status, version } })
      : create.mutateAsync({ body });
  };
  return (
    <FormDialog<ServiceValues>
      title={title}
      schema={schema}
      validate={checkPrice}
      initialValues={existing ? startOf(existing) : { ServiceTypeId: 1 }}
      valuesOfPresent={startOf}
      submit="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="Name" label="Name" required readOnly={priceOnly} />
      <TextAreaField name="Description" label="Description" rows={3} readOnly={priceOnly} />
      <AmountField
        name="price"
        label="Price for one passenger"
        hint={existing && 'For new bookings; those made before keep their price'}
        required
      />
      {!priceOnly && <SelectField name="ServiceTypeId" label="Type" options={types} required />}
      {existing && !priceOnly && (
        <CheckboxField name="Status" label="Active">
          Active: clients may book it
        </CheckboxField>
      )}
    </FormDialog>
  );
}
