import { carriedModules } from './carriedModules.ts';

it.each([
  ['a library that the shell provides', '/portal/node_modules/yup/index.esm.js', true],
  ["the kit's code", '/portal/shared-ui/src/button/Button.tsx', true],
  ['the session', '/portal/shared-api/src/http/session/session.ts', true],
  ['the contract of remotes', '/portal/shared-ui/src/remote.ts', false],
  ["a subject's contract", '/portal/shared-api/src/orders/contract.ts', false],
  ['its own code', '/portal/mf-wallet/src/remote.tsx', false],
])('a remote carries %s: refused or not', (_, nameForCondition, refused) => {
  const found = carriedModules('/portal', { modules: [{ modules: [{ nameForCondition }] }] });
  expect(found).toHaveLength(refused ? 1 : 0);
});
