import type { Locator, Page } from 'playwright-core';

/**
 * The bounding box of an element, once it is visible: a list that is laid out again may just be replacing it.
 * @throws Error when it is not visible in time
 */
export async function boxOf(locator: Locator) {
  for (;;) {
    await locator.waitFor();
    const box = await locator.boundingBox();
    if (box !== null) return box;
  }
}

/** The number of characters in the longest rendered line. @throws Error when nothing matches */
export async function longestLine(paragraphs: Locator): Promise<number> {
  const lengths = await paragraphs.evaluateAll(lineLengths);
  if (lengths.length === 0) throw new Error(`${paragraphs} matches no text.`);
  return Math.max(...lengths);
}

/** Runs in the page. */
function lineLengths(paragraphs: Element[]): number[] {
  return paragraphs.flatMap((paragraph) => {
    const lines = new Map<number, number>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let index = 0; index < (node.nodeValue ?? '').length; index++) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const line = Math.round(range.getBoundingClientRect().bottom / 8);
        lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    }
    return [...lines.values()];
  });
}

/** Records layout shifts. Runs in the page, before its scripts. */
export function recordLayoutShifts(): void {
  const page = window as unknown as { shifted: number };
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The total of a page's layout shift scores; see `recordLayoutShifts`. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
