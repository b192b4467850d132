import { Refused } from 'remote/release';
import { runNode } from '../processes/runProgram.ts';
import { inRoot } from '../root.ts';
import { jestIn } from '../test/jest.ts';
import { testedFiles } from '../test/passed.ts';

/** The shell is checked together with the workspaces that the shell provides. */
const workspacesOf = (name: string): readonly string[] =>
  name === 'shell' ? ['shell', 'shared-ui', 'shared-api'] : [name];

export async function ownChecks(name: string): Promise<void> {
  const types = await runNode(inRoot('node_modules/typescript/bin/tsc'), { args: ['-b', name] });
  if (types.code !== 0) throw new Refused([`${name} does not type-check`]);
  const tested = testedFiles(name);
  if (tested.havePassed()) console.log(`${name}: types pass; its tests have passed for the same files`);
  else {
    const { passed, failed } = await jestIn(`release-${name}`, workspacesOf(name));
    if (failed > 0) throw new Refused([`${failed} tests of ${name} fail`]);
    tested.pass();
    console.log(`${name}: types and ${passed} tests pass`);
  }
}
