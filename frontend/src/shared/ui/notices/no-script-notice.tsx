/** A notice where a control does not work without scripts. */
export function NoScriptNotice({ className }: { className?: string }) {
  return (
    <noscript>
      <p className={className}>This needs JavaScript, which is turned off in your browser.</p>
    </noscript>
  );
}
