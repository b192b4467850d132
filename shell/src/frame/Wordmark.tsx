import { wordmarkOf } from 'shared-api/values';

/** The portal's mark with its name: the application, the landing page and its script, and letters say it alike. */
export function Wordmark({ name, nameClass }: { name: string; nameClass?: string | undefined }) {
  const [strong, rest] = wordmarkOf(name);
  return (
    <>
      <img src="/favicon.svg" alt="" width="28" height="28" />
      <span data-wordmark className={nameClass}>
        <strong>{strong}</strong>
        {rest}
      </span>
    </>
  );
}
