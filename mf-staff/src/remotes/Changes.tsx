import type { ReleaseVersion } from 'shared-api/remotes';
import { DescriptionList } from 'shared-ui/data';
import styles from './Remotes.module.css';

type Changes = NonNullable<ReleaseVersion['changes']>;

const kinds = [
  ['files', 'Files'],
  ['packages', 'Packages'],
  ['paths', 'Paths'],
  ['slots', 'Slots'],
] as const satisfies readonly [keyof Changes, string][];

function Names({ added, changed, removed }: Changes['files']) {
  const names = [
    ...added.map((name) => `${name}, new`),
    ...changed.map((name) => `${name}, changed`),
    ...removed.map((name) => `${name}, gone`),
  ];
  if (names.length === 0) return 'As in the live version';
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

export const ChangesList = ({ changes }: { changes: Changes }) => (
  <DescriptionList items={kinds.map(([kind, term]) => ({ term, value: <Names {...changes[kind]} /> }))} />
);
