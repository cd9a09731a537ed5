declare global {
  var earlyClicks: Set<HTMLElement | null> | undefined;
}

/**
 * Inline head script: records the buttons clicked before the page is interactive. Each is recorded once, because
 * people click again when nothing happens.
 */
export const recordClicksScript =
  "self.earlyClicks=new Set;addEventListener('click',e=>self.earlyClicks?.add(e.target.closest('button[type=button]')))";

/** Replays the recorded clicks. Call it once React handles events. */
export function replayEarlyClicks(): void {
  const early = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  for (const button of early) button?.click();
}
