declare global {
  var earlyPresses: Set<HTMLElement | null> | undefined;
}

/**
 * Stands in the page's head: notes what is pressed before the page's scripts run, each button once, however often it
 * was pressed because nothing happened.
 */
export const notingScript =
  "self.earlyPresses=new Set;addEventListener('click',e=>self.earlyPresses?.add(e.target.closest('button[type=button]')))";

/** Presses again what was pressed too early. To be called once React hears of presses. */
export function pressAgain(): void {
  const early = globalThis.earlyPresses ?? [];
  globalThis.earlyPresses = undefined;
  for (const button of early) button?.click();
}
