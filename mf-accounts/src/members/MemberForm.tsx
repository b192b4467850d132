import { useMutation } from '@tanstack/react-query';
import { mutationOf, useSession } from 'shared-api/http';
import {
  changeMember,
  inviteMember,
  type Member,
  memberInvitation,
  memberRoleTexts,
} from 'shared-api/members';
import { hasLimits, memberRoles } from 'shared-api/permissions';
import { Banner } from 'shared-ui';
import { FormDialog } from 'shared-ui/dialogs';
import { SelectField } from 'shared-ui/fields';
import { AmountField, CheckboxField, FieldRow, TextField, useFormState } from 'shared-ui/form';
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
  const roles = useRoles();
  const invite = useMutation(mutationOf(inviteMember));
  const change = useMutation(mutationOf(changeMember));
  const save = (values: MemberValues) =>
    member
      ? change.mutateAsync({
          params: { id: member.id },
          body: { ...changeOf(values), version: values.version },
        })
      : invite.mutateAsync({ body: invitationOf(values) });
  return (
    <FormDialog<MemberValues>
      title={member ? `Role and limits of ${member.firstName} ${member.lastName}` : 'Invite a member'}
      schema={member ? changed : invited}
      initialValues={member ? valuesOf(member) : {}}
      valuesOfPresent={valuesOf}
      submit={member ? 'Save' : 'Send invitation'}
      onSubmit={save}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
