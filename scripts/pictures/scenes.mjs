import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps/process.mjs';

/**
 * What is photographed, by name of the picture: the path, and
 * - `prepare(page)`: what a visitor does there first
 * - `isWindow`: the picture shows a window of usual height instead of the whole page, for what covers the page
 * - `media`: other media than a screen, at the largest width only
 * @typedef {{ path: string, prepare?: Function, isWindow?: boolean, media?: object }} Scene
 */

/** What every visitor may see. @returns {Promise<Record<string, Scene>>} */
export async function publicScenes(origin) {
  const read = async (path) => (await fetch(`${origin}/api${path}`)).json();
  const [{ lists }, [article]] = await Promise.all([
    read('/rankings/fridges/french-door'),
    read('/blog/articles?published=true'),
  ]);
  const ids = lists.overall.best.map(({ appliance }) => appliance);
  const pages = {
    home: '/',
    categories: '/categories',
    category: '/category/washers',
    ranking: '/category/fridges/french-door',
    'category-unknown': '/category/toasters',
    appliance: `/appliance/${ids[7]}`,
    'compare-empty': '/compare',
    compare: `/compare?ids=${ids.slice(0, 4)}`,
    'search-empty': '/search',
    search: '/search?q=dishwasher',
    'search-nothing': '/search?q=zzzzzz',
    'sign-in': '/signin',
    'forgot-password': '/forgot-password',
    'reset-password': '/reset-password?token=unknown',
    'tech-signup': '/tech-signup',
    'ranked-retailers': '/ranked-retailers',
    'ranked-parts': '/ranked-parts',
    vote: '/vote',
    blog: '/blog',
    'blog-category': '/blog?category=insights',
    article: `/blog/article/${article.id}`,
    'tech-talk': '/blog/tech-talk',
    'newsletter-confirm': '/newsletter/confirm',
    methodology: '/methodology',
    models: '/models?category=washers&max-price=900',
    privacy: '/privacy',
    'admin-login': '/admin-login',
    'not-found': '/nothing',
  };
  return {
    ...atPaths(pages),
    ...inOtherMedia(pages, ['home', 'ranking', 'appliance', 'compare', 'article']),
    'menu-open': { path: '/privacy', prepare: openMenu, isWindow: true },
    suggestions: { path: '/search', prepare: typeSearch, isWindow: true },
    'score-explained': { path: pages.ranking, prepare: explainScore, isWindow: true },
    'comparison-tray': { path: pages.ranking, prepare: compareTwo, isWindow: true },
    'sign-in-refused': { path: pages['sign-in'], prepare: signInWithout },
  };
}

/** What the staff see: the panel, and public pages that show them something else. @returns {Record<string, Scene>} */
export const staffScenes = {
  ...atPaths({
    'staff-home': '/',
    'staff-ranking': '/category/fridges/french-door',
    'staff-vote': '/vote',
    'staff-appliances': '/admin',
    'staff-cells': '/admin?cells=1',
    'staff-technicians': '/admin/technicians',
    'staff-imports': '/admin/imports',
    'staff-quality': '/admin/quality',
    'staff-articles': '/admin/articles',
    'staff-audit': '/admin/audit',
    'staff-trash': '/admin/trash',
  }),
  ...inOtherMedia({ 'staff-appliances': '/admin' }, ['staff-appliances']),
  'staff-account-menu': { path: '/privacy', prepare: openAccountMenu, isWindow: true },
  'staff-edit-form': { path: '/admin', prepare: pressFirst(/^Edit (?!cells)/), isWindow: true },
  'staff-add-dialog': { path: '/admin', prepare: pressFirst('Add Appliance'), isWindow: true },
  'staff-picked': { path: '/admin', prepare: pickRow, isWindow: true },
  'staff-open-cell': { path: '/admin?cells=1', prepare: openCell, isWindow: true },
  'staff-paste-plan': { path: '/admin?cells=1', prepare: pasteBlock, isWindow: true },
  'staff-article-form': { path: '/admin/articles', prepare: editArticle },
  'staff-reject-dialog': { path: '/admin/technicians', prepare: pressFirst(/^Reject /), isWindow: true },
  'staff-import-plan': { path: '/admin/imports', prepare: planImport },
  'staff-import-mapping': { path: '/admin/imports', prepare: mapColumns },
};

function atPaths(pages) {
  return Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, { path }]));
}

function inOtherMedia(pages, names) {
  const scenes = names.flatMap((name) => [
    [`${name}-printed`, { path: pages[name], media: { media: 'print' } }],
    [`${name}-forced-colors`, { path: pages[name], media: { forcedColors: 'active' } }],
  ]);
  return Object.fromEntries(scenes);
}

function pressFirst(name) {
  return (page) => page.getByRole('button', { name }).first().click();
}

async function openMenu(page) {
  await menus(page).first().click();
}

async function openAccountMenu(page) {
  await menus(page).last().click();
}

function menus(page) {
  return page.getByRole('banner').locator('summary').filter({ visible: true });
}

async function typeSearch(page) {
  await page.getByLabel('Search appliances').pressSequentially('samsung');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
}

async function explainScore(page) {
  await page.getByRole('button', { name: /^Why / }).first().click();
  await page.getByRole('dialog').getByRole('table').first().waitFor();
}

async function compareTwo(page) {
  const toggles = page.getByRole('button', { name: /^Compare/ });
  for (const index of [0, 1]) await toggles.nth(index).click();
  await page.getByRole('link', { name: /^Compare 2/ }).waitFor();
}

async function signInWithout(page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sign In$/i })
    .click();
}

async function editArticle(page) {
  await pressFirst(/^Edit /)(page);
  // The editor is loaded when it is first used.
  await page.locator('[contenteditable=true]').waitFor();
}

/** With something in it that cannot be read. */
async function openCell(page) {
  await page.locator('[data-cell="2 6"]').focus();
  await page.keyboard.type('85');
  await page.keyboard.press('Enter');
  await page.getByText('85 is above 50.').waitFor();
}

async function pasteBlock(page) {
  await page.locator('[data-cell="2 5"]').focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '$850\t40\t"1,204"\r\n$700\t4.3\t7\r\n$900\t44\t12\r\n');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  });
  await page.getByRole('button', { name: /^Save \d+ changes/ }).waitFor();
}

async function pickRow(page) {
  await page.getByRole('table').getByRole('checkbox').nth(2).check();
}

async function mapColumns(page) {
  const rows = ['Whirlpool,Model # CAE2745FQ,4.7 out of 5,318,$989', 'GE,Model # VTW525ASRWB,nine,40,$1299'];
  const buffer = Buffer.from(`Maker,Item,Stars,Review Total,Price\n${rows.join('\n')}\n`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'home-depot-2026-06.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Map the columns' }).click();
  await page.getByLabel('Category', { exact: true }).selectOption('Washers');
  await page.getByText('As chosen here.').waitFor();
}

async function planImport(page) {
  const name = 'june-best-buy.csv';
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: readFileSync(join(root, 'docs/examples', name)),
  });
  await page.getByLabel('Retailer').selectOption('best-buy');
  await page.getByLabel('Month').selectOption('June');
  // The other theme's page may be planning its import, and there is only one at a time.
  for (let isRefused = true; isRefused; ) {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    isRefused = (await answer).status() === 409;
  }
  await page.getByText(/^\d+ other models? displaced$/).waitFor();
}
