/** What became of the bookings that were given to somebody, said as it comes. */
export const Told = ({ told }: { told: readonly string[] }) => (
  <div role="status">
    {told.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
