/** A dash where nothing is known, with the words for it for those who hear the page. */
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
