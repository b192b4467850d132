import type { Broken } from './Broken.ts';

export const brokenServer: Readonly<Record<string, Broken>> = {
  'API-04': {
    file: 'provider-api/src/http/serve.ts',
    find: `return reply.type('application/json').send(JSON.stringify(envelope));`,
    replace: `return reply.code(endpoint.method === 'DELETE' ? 204 : 200).type('application/json').send(JSON.stringify(envelope));`,
  },
  'API-09': {
    file: 'provider-api/src/portalLinks.ts',
    find: '/reset-password/',
    replace: '/reset-password?code=',
  },
  'API-11': {
    file: 'provider-api/src/domains/accounts/verify-email/verifyEmail.ts',
    find: ' || (!found.alreadyVerified && found.expiresAt <= now)',
    replace: '',
  },
  'API-14': {
    file: 'provider-api/src/domains/accounts/registration/registerAccount.ts',
    find: 'is_family: isFamily,',
    replace: 'is_family: false,',
  },
  'API-15': {
    file: 'provider-api/src/domains/accounts/profile/updateUser.ts',
    find: '      middle_name: body.middleName,\n',
    replace: '',
  },
  'API-44': {
    file: 'provider-api/src/http/fileReply.ts',
    find: `type: 'application/pdf'`,
    replace: `type: 'application/octet-stream'`,
  },
  'API-49': {
    file: 'shared-api/src/services/contract.ts',
    find: `path: '/services',
  access: ['services.edit'],
  summary: 'Add a service'`,
    replace: `path: '/services',
  access: ['services.read'],
  summary: 'Add a service'`,
  },
  'INVOICE-04': {
    file: 'provider-api/src/domains/bookings/documents/bookingReceipt.ts',
    find: '[first.id, ...rest.map(({ id }) => id)]',
    replace: '[first.id, ...rest.slice(1).map(({ id }) => id)]',
  },
  'INVOICE-07': {
    file: 'provider-api/src/documents/renderInvoice.ts',
    find: `{ label: 'Quantity', share: 11, align: 'right' }`,
    replace: `{ label: 'Qty', share: 11, align: 'right' }`,
  },
};
