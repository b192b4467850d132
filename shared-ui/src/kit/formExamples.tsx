import * as dialogs from '../dialogs/index.ts';
import * as fields from '../fields/index.ts';
import * as form from '../form/index.ts';
import { Button, Stack } from '../index.ts';
import * as registration from '../registration/index.ts';
import { type Examples, opened, options } from './Example.tsx';

export const formExamples: Examples<typeof form, 'FormSpy' | 'DialogForm'> = {
  AmountField: (
    <form.AmountField name="amount" label="Amount" suggestions={[{ label: 'Shortfall', kobo: 2_500_000 }]} />
  ),
  CellInput: (
    <form.CellInput
      label="Mobile number of row 3"
      value="0803"
      fault="Mobile number must be exactly 11 digits long"
      onChange={() => undefined}
    />
  ),
  CheckboxField: <form.CheckboxField name="Accept" label="I accept the terms" required />,
  CheckboxInput: <form.CheckboxInput label="Keep for next time" checked onChange={() => undefined} />,
  FieldRow: (
    <form.FieldRow>
      <form.TextField name="first" label="First name" />
      <form.TextField name="last" label="Last name" />
    </form.FieldRow>
  ),
  FormActions: (
    <form.FormActions>
      <Button>Cancel</Button>
    </form.FormActions>
  ),
  PasswordField: <form.PasswordField name="Password" label="Password" autoComplete="new-password" required />,
  PhoneField: <form.PhoneField name="phone" label="Phone Number" required />,
  PortalForm: <p>These fields stand in one, with its errors once it is sent.</p>,
  SubmitButton: <form.SubmitButton>Complete registration</form.SubmitButton>,
  TextField: (
    <Stack>
      <form.TextField name="Email" label="Email" type="email" hint="We write to it" required />
      <form.TextField name="number" label="Number" readOnly />
    </Stack>
  ),
};

export const dialogExamples: Examples<typeof dialogs> = {
  ConfirmDialog: opened((close) => (
    <dialogs.ConfirmDialog
      title="Cancel booking?"
      open
      confirm="Cancel booking"
      danger
      onConfirm={close}
      onClose={close}
    >
      The fee is ₦5,000.00.
    </dialogs.ConfirmDialog>
  )),
  DialogButton: <dialogs.DialogButton dialog={() => null}>Ask</dialogs.DialogButton>,
  FormDialog: opened((close) => (
    <dialogs.FormDialog title="Change password" submit="Change" onSubmit={() => undefined} onClose={close}>
      <form.TextField name="code" label="Code" required />
    </dialogs.FormDialog>
  )),
  Modal: opened((close) => (
    <dialogs.Modal title="Fund wallet" open onClose={close}>
      How much?
    </dialogs.Modal>
  )),
};

export const fieldExamples: Examples<typeof fields> = {
  DateField: <fields.DateField name="date" label="Travel date" required />,
  RadioField: (
    <>
      <fields.RadioField name="gender" label="Gender" options={['Female', 'Male']} />
      <fields.RadioField name="kind" label="Account type" options={['Corporate', 'Family']} cards required />
    </>
  ),
  SelectField: (
    <fields.SelectField
      name="airport"
      label="Airport"
      options={options}
      placeholder="SELECT AN AIRPORT"
      required
    />
  ),
  SelectInput: (
    <fields.SelectInput label="Destination" value="los" options={options} onChoose={() => undefined} />
  ),
  StageList: (
    <fields.StageList
      stages={[
        { name: 'Received', state: 'done', text: '3rd March, 2026' },
        { name: 'In review', state: 'now', text: 'We are looking at your registration.' },
      ]}
    />
  ),
  StepIndicator: <fields.StepIndicator steps={['Details', 'Passengers', 'Done']} current={2} />,
  TextAreaField: <fields.TextAreaField name="note" label="Note" rows={3} />,
  TimeField: <fields.TimeField name="time" label="Airport time" required />,
};

export const registrationExamples: Examples<typeof registration> = {
  FileDropZone: <registration.FileDropZone name="Files" label="Documents" hint="PDF or pictures" required />,
  SliderField: <registration.SliderField name="rank" label="Friendliness" min={1} max={5} />,
};
