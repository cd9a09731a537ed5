/** A dash where nothing is known, with the words for it for those who hear the page. */
export function Missing({ words }: { words: string }) {
  return (
    <>
      <span className="muted" aria-hidden="true">
        –
      </span>
      <span className="sr">{words}</span>
    </>
  );
}
