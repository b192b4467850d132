import { session } from 'shared-api/http';
import { aClient, fakeApi } from 'shared-api/testing';
import { expectFirstCallsRead, routesWithFirstCalls } from 'shared-ui/testing';
import remote from './remote.tsx';

it.each(routesWithFirstCalls(remote))(
  'a client who opens %s reads what is asked for ahead of its code',
  async (_, route) => {
    session.signIn('token', aClient());
    fakeApi([]);
    await expectFirstCallsRead(route, '2026-12-01');
  },
);
