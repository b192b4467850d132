import { report } from '../requirements/report.ts';
import { byProblems, type Counts } from '../test/Step.ts';

export const requirementsAreKnown = async (): Promise<Counts> => {
  const { requirements, unknown, unproved } = report();
  return byProblems(
    unknown.map(({ id, file }) => `${file} names ${id}, which docs/requirements.tsv does not know`),
    `${requirements.length - unproved.length} of ${requirements.length} requirements have a test; npm run requirements lists them.`,
  );
};
