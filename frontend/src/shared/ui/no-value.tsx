/** A dash for a missing value, with a label for screen readers. */
export function NoValue({ label }: { label: string }) {
  return (
    <>
      <span className="muted" aria-hidden="true">
        –
      </span>
      <span className="sr">{label}</span>
    </>
  );
}
