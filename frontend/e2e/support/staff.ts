import type { SearchView } from '@appliance-index/backend/contract';
import { beforeAll } from '@jest/globals';
import { type APIRequestContext, type Page, request } from 'playwright-core';
import type { VisitorOptions } from './page-pool.js';
import { password, toastOf, World } from './world.js';

/** A test world with a signed-in admin. */
export class StaffWorld extends World {
  admin!: APIRequestContext;

  constructor() {
    super({ expected: /status of (400|403|404|409|503)|ERR_INTERNET_DISCONNECTED/ });
    beforeAll(async () => {
      await this.site.cli(['admins', 'create', 'boss@example.org', '--password-stdin'], password);
      this.admin = await this.signedIn('boss@example.org');
    });
  }

  /** A new session of an existing account. */
  async signedIn(email: string): Promise<APIRequestContext> {
    const session = await request.newContext({ baseURL: this.site.origin });
    await session.post('/api/auth/login', { data: { email, password } });
    return session;
  }

  /** Adds a model by the API, and returns its id; one that an earlier attempt of the test has left is deleted first. */
  async seedModel(model: string, fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
    await deleteLeft(this.admin, model);
    const data = { brand: 'Acme', model, category: 'washers', ...fields };
    const added = await this.admin.post('/api/appliances', { data });
    return (await added.json()).id;
  }

  /** Opens a page in the admin's session, or in another one. */
  readonly openAsAdmin = async (
    path: string,
    { session = this.admin, ...options }: VisitorOptions & { session?: APIRequestContext } = {},
  ): Promise<Page> => {
    const { cookies } = await session.storageState();
    return this.open(path, { viewport: { width: 1280, height: 900 }, ...options, cookies });
  };
}

/** Adds a model through the form; one that an earlier attempt of the test has left is deleted first. */
export async function addModel(page: Page, model: string): Promise<void> {
  await deleteLeft(page.request, model);
  await page.getByRole('button', { name: 'Add Appliance' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Appliance' });
  await dialog.getByLabel('Brand*').fill('Acme');
  await dialog.getByLabel('Model*').fill(model);
  await dialog.getByRole('button', { name: 'Add Appliance' }).click();
  await toastOf(page, 'Appliance added successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
}

async function deleteLeft(session: APIRequestContext, model: string): Promise<void> {
  const found = await session.get(`/api/search?q=${encodeURIComponent(model)}`);
  const { results } = (await found.json()) as SearchView;
  for (const left of results) if (left.model === model) await session.delete(`/api/appliances/${left.id}`);
}

export const filterList = (page: Page, text: string) => page.getByLabel('Filter').fill(text);

export const openEditForm = (page: Page, model: string) =>
  page.getByRole('button', { name: `Edit Acme ${model}` }).click();

/** Waits until the element with this aria-label has the focus. */
export const waitForFocusOnLabel = (page: Page, name: string) =>
  page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, name);

/** Waits until the element with this text has the focus. */
export const waitForFocusOnText = (page: Page, text: string) =>
  page.waitForFunction((said) => document.activeElement?.textContent === said, text);

/** A technician awaiting verification, as in the API. */
export const pendingTechnician = (number: number) => ({
  email: `tech${number}@example.org`,
  verification: 'pending',
  verificationReason: null,
  verificationNote: null,
  techName: `Tech ${number}`,
  techCompany: 'Fixit',
  techCity: 'A',
  techState: 'B',
  techCountry: 'C',
  techWebsite: null,
  techLicence: null,
  techPhone: null,
  signedUpAt: new Date().toISOString(),
});
