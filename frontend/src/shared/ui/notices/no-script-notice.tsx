/** Stands where nothing can be pressed in a browser without scripts. */
export function NoScriptNotice({ className }: { className?: string }) {
  return (
    <noscript>
      <p className={className}>This works only with JavaScript, which is turned off in your browser.</p>
    </noscript>
  );
}
