/** The live region must exist before its text; otherwise screen readers do not announce the text. */
export const Announcements = ({ told }: { told: readonly string[] }) => (
  <div role="status">
    {told.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
