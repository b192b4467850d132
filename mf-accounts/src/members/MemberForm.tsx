import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf, useSession } from 'shared-api/http';
import {
  changeMember,
  inviteMember,
  type Member,
  memberInvitation,
  memberRoleTexts,
} from 'shared-api/members';
import { hasLimits, memberRoles } from 'shared-api/permissions';
import { Banner, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { SelectField } from 'shared-ui/fields';
import {
  AmountField,
  CheckboxField,
  FieldRow,
  FormActions,
  PortalForm,
  SubmitButton,
  TextField,
  useFormState,
} from 'shared-ui/form';
import { changeOf, invitationOf, type MemberValues, valuesOf } from './memberValues.ts';

interface MemberFormProps {
  /** Without a member, the form sends an invitation. */
  member?: Member | undefined;
  onClose: () => void;
}

function useRoles() {
  const deputy = useSession(({ user }) => Boolean(user?.memberRole));
  return memberRoles.filter((role) => !deputy || role !== 'Deputy');
}

function Limits() {
  const { values } = useFormState<MemberValues>({ subscription: { values: true } });
  if (!values.Role) return null;
  if (!hasLimits(values.Role)) return <Banner tone="info">{memberRoleTexts[values.Role]}.</Banner>;
  return (
    <>
      <Banner tone="info">{memberRoleTexts[values.Role]}. What is above a limit needs approval.</Banner>
      <CheckboxField name="everything" label="Ask approval for everything" />
      {!values.everything && (
        <FieldRow>
          <AmountField name="PerOrder" label="Limit of an order" hint="Empty is no limit" />
          <AmountField name="PerMonth" label="Limit of a month" hint="Empty is no limit" />
        </FieldRow>
      )}
    </>
  );
}

const invited = memberInvitation.pick(['Email', 'FirstName', 'LastName', 'Role']);
const changed = memberInvitation.pick(['Role']);

export function MemberForm({ member, onClose }: MemberFormProps) {
  const [initialValues] = useState<MemberValues>(() => (member ? valuesOf(member) : {}));
  const roles = useRoles();
  const invite = useMutation(mutationOf(inviteMember));
  const change = useMutation(mutationOf(changeMember));
  const title = member ? `Role and limits of ${member.firstName} ${member.lastName}` : 'Invite a member';
  const send = async (values: MemberValues) => {
    if (member)
      await change.mutateAsync({
        params: { id: member.id },
        body: { ...changeOf(values), version: values.version },
      });
    else await invite.mutateAsync({ body: invitationOf(values) });
    onClose();
  };
  return (
    <Modal title={title} open onClose={onClose} width={560}>
      <PortalForm<MemberValues>
        label={title}
        schema={member ? changed : invited}
        initialValues={initialValues}
        valuesOfPresent={valuesOf}
        onSubmit={send}
      >
        <Stack space={4}>
          {!member && (
            <>
              <FieldRow>
                <TextField name="FirstName" label="First name" autoComplete="off" required />
                <TextField name="LastName" label="Last name" autoComplete="off" required />
              </FieldRow>
              <TextField name="Email" label="Email" type="email" autoComplete="off" required />
            </>
          )}
          <SelectField name="Role" label="Role" options={roles} placeholder="SELECT A ROLE" required />
          <Limits />
          <FormActions onCancel={onClose}>
            <SubmitButton>{member ? 'Save' : 'Send invitation'}</SubmitButton>
          </FormActions>
        </Stack>
      </PortalForm>
    </Modal>
  );
}
