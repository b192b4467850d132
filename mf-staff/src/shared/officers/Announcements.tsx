/** The live region must exist before its text, so that screen readers announce it. */
export const Announcements = ({ told }: { told: readonly string[] }) => (
  <div role="status">
    {told.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
