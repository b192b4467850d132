import { testsOf } from './changed.ts';

const imports = new Map([
  ['shared-ui/src/form/Field.test.tsx', ['shared-ui/src/form/Field.tsx']],
  ['shared-ui/src/form/Field.tsx', ['shared-api/src/rules.ts']],
  ['shared-api/src/rules.ts', []],
  ['provider-api/src/domains.ts', ['provider-api/src/domains/wallet/fund.ts']],
  ['provider-api/src/domains/wallet/fund.ts', []],
  ['provider-api/src/domains/wallet/funding.test.ts', ['provider-api/src/testing/server.ts']],
  ['provider-api/src/domains/orders/orders.test.ts', ['provider-api/src/testing/server.ts']],
  ['provider-api/src/testing/server.ts', ['provider-api/src/domains.ts']],
]);

it.each([
  ['that import it through others', 'shared-api/src/rules.ts', ['shared-ui/src/form/Field.test.tsx']],
  [
    'beside it, not all that start the server',
    'provider-api/src/domains/wallet/fund.ts',
    ['provider-api/src/domains/wallet/funding.test.ts'],
  ],
  ['that it is itself', 'shared-ui/src/form/Field.test.tsx', ['shared-ui/src/form/Field.test.tsx']],
  ['nowhere for a document', 'README.md', []],
])('a change runs the tests %s', (_where, changed, tests) => {
  expect(testsOf([changed], imports)).toEqual(tests);
});
