declare global {
  var earlyClicks: Set<HTMLElement | null> | undefined;
}

/**
 * Inline head script: records the buttons clicked before the page is interactive. Each is recorded once, because
 * people click again when nothing happens.
 */
export const recordClicksScript =
  "self.earlyClicks=new Set;addEventListener('click',e=>self.earlyClicks?.add(e.target.closest('button[type=button]')))";

/**
 * Replays the recorded clicks. Call it once React handles events. The first click makes React hydrate the page; where a
 * translator has changed the texts, React then renders it anew, and the click belongs to the new button in its place.
 */
export function replayEarlyClicks(root: HTMLElement): void {
  const buttons: HTMLElement[] = [...root.querySelectorAll('button')];
  const early = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  for (const button of early) {
    button?.click();
    if (button && !button.isConnected) root.querySelectorAll('button')[buttons.indexOf(button)]?.click();
  }
}
