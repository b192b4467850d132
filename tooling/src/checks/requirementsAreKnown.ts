import { byArea, report } from '../requirements/report.ts';
import { byProblems, type Counts } from '../test/Step.ts';

/** An id in a title must exist in docs/requirements.tsv. */
export const requirementsAreKnown = async (): Promise<Counts> => {
  const found = report();
  const areas = byArea(found);
  const proved = areas.reduce((total, area) => total + area.proved, 0);
  return byProblems(
    found.unknown.map(({ id, file }) => `${file} names ${id}, which docs/requirements.tsv does not know`),
    `${proved} of ${found.requirements.length} requirements have a test; npm run requirements lists them.`,
  );
};
