import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { VisitorOptions } from './page-pool.js';
import { goTo } from './world.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that can differ between the themes, which are colours only. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** How to open a page for the checks: axe must be added to it, and no colour in transition from one theme to the other. */
export const forChecks: VisitorOptions = { bypassCSP: true, reducedMotion: 'reduce' };

/** The widths of the screens that every page has to fit. */
const screens = [320, 360, 768, 1280];

/** The problems of `problemsOf` on another address. */
export async function problemsAt(page: Page, route: string, widths: readonly number[]): Promise<string[]> {
  await goTo(page, route);
  return problemsOf(page, widths);
}

/**
 * On which screens a page scrolls sideways with the text spacing of WCAG 1.4.12, and for a reader who has chosen text of
 * twice the usual size. The page's context must bypass the content security policy.
 */
export async function overflowsWithOtherText(page: Page): Promise<string[]> {
  const spacing = await widenSpacing(page);
  const spaced = await overflowsOf(page, screens);
  await spacing.evaluate((style) => style.parentElement?.removeChild(style));
  const enlarged = await overflowsWhenEnlarged(page);
  return [
    ...spaced.map((overflow) => `${overflow}, with wider text spacing`),
    ...enlarged.map((overflow) => `${overflow}, with text of twice the size`),
  ];
}

async function overflowsWhenEnlarged(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const chooseSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await chooseSize(32);
  try {
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    if (size !== '32px') throw new Error(`The size of text is ${size}.`);
    return await overflowsOf(page, screens);
  } finally {
    await chooseSize(16);
    await browser.detach();
  }
}

/**
 * The axe violations of a page in both themes, and whether it scrolls sideways, at each width. In the dark theme, what its
 * colours cannot change is checked at the first width only.
 */
export async function problemsOf(page: Page, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, width] of widths.entries()) {
    problems.push(...(await overflowsOf(page, [width])));
    for (const theme of ['light', 'dark']) {
      const isDark = theme === 'dark';
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
      const violations = await axeViolations(page, isDark && index > 0 ? colourRules : standards);
      problems.push(...violations.map((violation) => `${placeOf(page, width)} in ${theme}: ${violation}`));
    }
  }
  return problems;
}

/** At which of the widths a page scrolls sideways, and by how much. */
async function overflowsOf(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    const overflow = await overflowAt(page, width);
    if (overflow > 0) found.push(`${placeOf(page, width)} scrolls sideways by ${overflow}`);
  }
  return found;
}

const placeOf = (page: Page, width: number) => `${page.url()} at ${width}`;

/** By how many pixels a page scrolls sideways at a width, once the components that follow the width have rendered again. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(async () => {
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const deadline = performance.now() + 1000;
    while (overflow() > 0 && performance.now() < deadline) await frame();
    return overflow();
  });
}

/** Sets the text spacing of WCAG 1.4.12. The page's context must bypass the content security policy. */
export const widenSpacing = (page: Page) =>
  page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
  });

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** The axe violations of a page in its current state. Its context must bypass the content security policy. */
export async function axeViolations(page: Page, runOnly: readonly string[] = standards): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as {
      axe: { run(d: Document, o: object): Promise<AxeResult> };
    };
    const { violations } = await checker.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, runOnly);
}
