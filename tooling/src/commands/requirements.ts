import { report } from '../requirements/report.ts';

/** With `--strict`, the command fails if a requirement is named in no test title. */
export const run = async (options: readonly string[]): Promise<number> => {
  const { requirements, proofs, unknown, unproved } = report();
  for (const { id, text } of requirements) {
    const own = proofs.get(id) ?? [];
    if (own.length > 0) console.log(`${id}  ${text}`);
    for (const { file, title } of own) console.log(`    ${file}: ${title}`);
  }
  console.log(`\nWithout a test (${unproved.length}):`);
  for (const { id, text } of unproved) console.log(`${id}  ${text}`);
  for (const { id, file } of unknown) console.log(`Unknown id ${id} in ${file}`);
  const { length } = requirements;
  console.log(`\n${length - unproved.length} of ${length} requirements have a test.`);
  return unknown.length > 0 || (options.includes('--strict') && unproved.length > 0) ? 1 : 0;
};
