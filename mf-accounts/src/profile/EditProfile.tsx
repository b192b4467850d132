import type { User } from 'shared-api/accounts';
import { isStaff } from 'shared-api/permissions';
import { Modal } from 'shared-ui/dialogs';
import { EditCorporate } from './EditCorporate.tsx';
import type { EditProps } from './EditForm.tsx';
import { EditGovernment } from './EditGovernment.tsx';
import { EditIndividual } from './EditIndividual.tsx';
import { EditStaff } from './EditStaff.tsx';

/** A family is edited like an individual, and a member like staff. */
function formFor({ role, memberRole, organization_CategoryId: category }: User) {
  if (isStaff(role) || memberRole) return EditStaff;
  if (category === 'Corporate') return EditCorporate;
  return category === 'Government' ? EditGovernment : EditIndividual;
}

export function EditProfile({ user, onClose }: EditProps) {
  const Form = formFor(user);
  return (
    <Modal title="Edit Profile" open width={640} onClose={onClose}>
      <Form user={user} onClose={onClose} />
    </Modal>
  );
}
