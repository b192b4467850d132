import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Stack } from '../layout/Stack.tsx';
import { Skeletons } from '../loading/Skeletons.tsx';
import { isProblem } from '../query/problem.ts';
import { Banner } from '../status/Banner.tsx';
import { LoadFailure } from '../status/LoadFailure.tsx';
import styles from './WrittenText.module.css';

function Block({ text }: { text: string }) {
  if (text.startsWith('# ')) return <h3>{text.slice(2)}</h3>;
  const lines = text.split('\n');
  if (!lines.every((line) => line.startsWith('- '))) return <p>{text}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </ul>
  );
}

/** Blank lines separate paragraphs; '# ' begins a heading and '- ' a list item. */
export const WrittenText = ({ text }: { text: string }) => (
  <Stack space={3} className={styles.text}>
    {text
      .split(/\n{2,}|\n(?=# )|(?<=^# .*)\n/m)
      .filter((block) => block.trim() !== '')
      .map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a paragraph, and paragraphs never move
        <Block key={place} text={block} />
      ))}
  </Stack>
);

interface PublishedTextProps {
  query: Pick<UseQueryResult<string>, 'data' | 'error'> & { refetch: () => Promise<unknown> };
  version: string;
}

export function PublishedText({ query, version }: PublishedTextProps) {
  if (query.data !== undefined)
    return (
      <Stack space={3}>
        <WrittenText text={query.data} />
        <p>Version {version}</p>
      </Stack>
    );
  if (!query.error) return <Skeletons count={4} />;
  if (isProblem(query.error) && query.error.status === 404)
    return (
      <Banner tone="warning" action={<Link to={{ search: '' }}>Read the present version</Link>}>
        There is no version {version}.
      </Banner>
    );
  return <LoadFailure what="The text" onRetry={query.refetch} />;
}
