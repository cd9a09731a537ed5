declare global {
  var earlyClicks: Set<HTMLElement | null> | undefined;
}

/**
 * Stands in the page's head: notes what is pressed before the page's scripts run, each button once, however often it
 * was pressed because nothing happened.
 */
export const recordClicksScript =
  "self.earlyClicks=new Set;addEventListener('click',e=>self.earlyClicks?.add(e.target.closest('button[type=button]')))";

/** Presses again what was pressed too early. To be called once React hears of presses. */
export function replayEarlyClicks(): void {
  const early = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  for (const button of early) button?.click();
}
