import { byArea, report } from '../requirements/report.ts';

/** `--strict` fails when a requirement has no test whose title names it. */
export const run = async (options: readonly string[]): Promise<number> => {
  const found = report();
  const unproved = found.requirements.filter(({ id }) => (found.proofs.get(id) ?? []).length === 0);
  for (const { id, text } of found.requirements) {
    const proofs = found.proofs.get(id) ?? [];
    if (proofs.length > 0) console.log(`${id}  ${text}`);
    for (const { file, title } of proofs) console.log(`    ${file}: ${title}`);
  }
  console.log(`\nWithout a test (${unproved.length}):`);
  for (const { id, text } of unproved) console.log(`${id}  ${text}`);
  console.log('\nArea: with a test / all');
  for (const { area, proved, total } of byArea(found)) console.log(`${area.padEnd(10)} ${proved} / ${total}`);
  for (const { id, file } of found.unknown) console.log(`Unknown id ${id} in ${file}`);
  const { length } = found.requirements;
  console.log(`\n${length - unproved.length} of ${length} requirements have a test.`);
  return found.unknown.length > 0 || (options.includes('--strict') && unproved.length > 0) ? 1 : 0;
};
