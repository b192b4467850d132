import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { mutationOf, queryOf, useSession } from 'shared-api/http';
import { inviteMemberAgain, listMembers, type Member, removeMember } from 'shared-api/members';
import { Button, Icon, LoadingCover, lazyPart, links, NotOpened, PageHeader, Stack } from 'shared-ui';
import { ActionsMenu, type Column, ListFrame, type MenuAction, QueryTable } from 'shared-ui/data';
import { memberColumns } from 'shared-ui/details';
import { ConfirmDialog } from 'shared-ui/dialogs';
import { managesMembers, ProfileViews } from '../shared/ProfileViews.tsx';

const MemberForm = lazyPart(async () => (await import('./MemberForm.tsx')).MemberForm);

const nameOf = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

type Dialog = { kind: 'form'; member?: Member } | { kind: 'remove'; member: Member };

export function MembersPage() {
  const manages = useSession(({ user }) => user && managesMembers(user));
  return manages ? <Members /> : <Navigate to={links.profile()} replace />;
}

function Members() {
  const [dialog, setDialog] = useState<Dialog>();
  const deputy = useSession(({ user }) => Boolean(user?.memberRole));
  const members = useQuery(queryOf(listMembers, {}));
  const { mutate: inviteAgain } = useMutation(mutationOf(inviteMemberAgain));
  const remove = useMutation({ ...mutationOf(removeMember), onSettled: () => setDialog(undefined) });
  const actionsFor = (member: Member): readonly MenuAction[] => {
    const { id, role, state } = member;
    if ((deputy && role === 'Deputy') || state === 'Stopped') return [];
    const again = {
      label: 'Invite again',
      onSelect: () => inviteAgain({ params: { id } }),
    };
    if (state === 'Removed') return [again];
    return [
      { label: 'Role and limits', onSelect: () => setDialog({ kind: 'form', member }) },
      ...(state === 'Invited' ? [again] : []),
      { label: 'Remove', danger: true, onSelect: () => setDialog({ kind: 'remove', member }) },
    ];
  };
  const columns: readonly Column<Member>[] = [
    ...memberColumns,
    {
      key: 'actions',
      title: 'Actions',
      hideTitle: true,
      action: true,
      line: 1,
      align: 'end',
      render: (_, member) => {
        const actions = actionsFor(member);
        return (
          actions.length > 0 && <ActionsMenu dots label={`Actions for ${nameOf(member)}`} actions={actions} />
        );
      },
    },
  ];
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHeader
        title="Members"
        lead="They book with the wallet of the organisation, each with a sign-in of their own."
        actions={
          <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setDialog({ kind: 'form' })}>
            Invite a member
          </Button>
        }
      />
      <Stack space={5}>
        <ProfileViews />
        <ListFrame label="Members">
          <QueryTable
            worklist
            label="Members"
            query={members}
            columns={columns}
            rowKey={({ id }) => id}
            empty="You have not invited anybody yet"
          />
        </ListFrame>
      </Stack>
      {dialog?.kind === 'form' && (
        <MemberForm
          key={dialog.member?.id ?? 'new'}
          member={dialog.member}
          onClose={close}
          pending={<LoadingCover />}
          failed={<NotOpened title="Member" onClose={close} />}
        />
      )}
      <ConfirmDialog
        title="Remove this member?"
        open={dialog?.kind === 'remove'}
        confirm="Remove"
        cancel="Keep"
        danger
        onConfirm={() => dialog?.member && remove.mutateAsync({ params: { id: dialog.member.id } })}
        onClose={close}
      >
        <p>
          {dialog?.member && nameOf(dialog.member)} is signed out at once and can no longer sign in. What they
          booked stays booked, and they can be invited again.
        </p>
      </ConfirmDialog>
    </>
  );
}
