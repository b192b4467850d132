import { readFileSync } from 'node:fs';
import { filesBelow } from '../files/filesBelow.ts';
import { inRoot } from '../root.ts';
import { byProblems, type Counts } from '../test/Step.ts';

/** The version is part of notes such as "(ant-design#53638, antd 6.6.8)". */
const comparedWith = (text: string): readonly string[] =>
  [...text.matchAll(/\bantd (\d+\.\d+\.\d+)/g)].map(([, version = '']) => version);

export const exceptionsToReview = (
  installed: string,
  texts: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(texts).flatMap(([file, text]) =>
    comparedWith(text)
      .filter((version) => version !== installed)
      .map(
        (version) => `${file}: compared with antd ${version}; look at its issue again, antd is ${installed}`,
      ),
  );

export const antdExceptions = async (): Promise<Counts> => {
  const { dependencies } = JSON.parse(readFileSync(inRoot('shared-ui/package.json'), 'utf8'));
  const files = filesBelow('shared-ui/src').filter((file) => /\.(?:tsx?|css)$/.test(file));
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]));
  const count = Object.values(texts).flatMap(comparedWith).length;
  return byProblems(
    count === 0
      ? ['shared-ui/src: no part says with which version of antd it was compared']
      : exceptionsToReview(dependencies.antd, texts),
    `${count} parts stay the kit's own beside antd ${dependencies.antd}.`,
  );
};
