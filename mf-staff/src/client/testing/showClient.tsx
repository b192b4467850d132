import { internationalRequest } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aStaffMember, fakeApi, type Handler, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { ClientPage } from '../ClientPage.tsx';

export const applicant = aClient({ id: 7, status: 'Processing', emailVerified: true });
export const company = aClient({
  id: 7,
  organization_CategoryId: 'Corporate',
  business_Name: 'Sample Company Ltd',
  status: 'New',
});
export const files = [{ id: 3, name: 'certificate.pdf', type: 'application/pdf', sizeBytes: 20_480 }];

type Shown = ReturnType<typeof renderPortal> & { server: ReturnType<typeof fakeApi> };

export function showClient(
  handlers: Handler[],
  { id = '7', role = 'Registration Officer', tab = '' } = {},
): Shown {
  session.signIn('token', aStaffMember(role));
  const server = fakeApi([
    ...handlers,
    replies(internationalRequest, { international: false, request: null }),
  ]);
  const portal = renderPortal(<ClientPage />, {
    route: `/app/client/${id}${tab && `?tab=${tab}`}`,
    path: '/app/client/:id',
  });
  return { ...portal, server };
}
