interface GoesAndStaysProps {
  goes: readonly { what: string; count: number }[];
  stays: readonly { what: string; why: string }[];
}

const Listed = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

export const GoesAndStays = ({ goes, stays }: GoesAndStaysProps) => (
  <>
    <Listed title="What goes" lines={goes.map(({ what, count }) => `${what} (${count})`)} />
    <Listed title="What stays" lines={stays.map(({ what, why }) => `${what}. ${why}.`)} />
  </>
);
