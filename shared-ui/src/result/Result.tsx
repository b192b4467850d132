import { Inline } from '../layout/Stack.tsx';
import { fetchedPart } from '../page/fetchedPart.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import type { ResultProps } from './DrawnResult.tsx';

export type { ResultProps };

const DrawnResult = fetchedPart<ResultProps>(async () => (await import('./DrawnResult.tsx')).DrawnResult);

/** A page that says how something ended, and where to go from there. Without its picture if that cannot be fetched. */
export function Result(props: ResultProps) {
  const { title, text, live, actions, children } = props;
  const plain = (
    <>
      <PageHeader title={title} lead={text && <div role={live}>{text}</div>} />
      {children}
      <Inline>{actions}</Inline>
    </>
  );
  return <DrawnResult {...props} failed={plain} />;
}
