import { wordmarkOf } from 'shared-api/authority';

interface Props {
  name: string;
  nameClass?: string | undefined;
}

export function WordmarkName({ name, nameClass }: Props) {
  const [strong, rest] = wordmarkOf(name);
  return (
    <span data-wordmark className={nameClass}>
      <strong>{strong}</strong>
      {rest}
    </span>
  );
}

export const Wordmark = (props: Props) => (
  <>
    <img src="/favicon.svg" alt="" width="28" height="28" />
    <WordmarkName {...props} />
  </>
);
