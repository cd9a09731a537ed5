import { request } from 'playwright-core';
import { startSharedServer } from '../../backend/test/shared-server.ts';
import { startSharedBrowser } from '../../frontend/e2e/support/browser.ts';
import { startSite } from '../../frontend/e2e/support/site.ts';

const password = 'copper kettle on the hob';
const email = 'boss@example.org';

/** The built site with the sample data in a database of its own, an admin's cookies, and a browser; `close` ends all of them. */
export async function openStudio() {
  const postgres = await startSharedServer();
  const [server, site] = await Promise.all([startSharedBrowser(), startSite()]);
  const close = async () => {
    await server.close();
    await site.stop();
    await postgres.stop();
  };
  try {
    await site.cli(['admins', 'create', email, '--password-stdin'], password);
    return { origin: site.origin, cookies: await furnish(site.origin), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Adds what the pages of the staff would otherwise not show: technicians who wait, and a model in the trash. */
async function furnish(baseURL) {
  for (const name of ['ada', 'bob']) await signUp(baseURL, name);
  const admin = await request.newContext({ baseURL });
  await admin.post('/api/auth/login', { data: { email, password } });
  const data = { brand: 'Acme', model: 'Q-1', category: 'washers' };
  const { id } = await (await admin.post('/api/appliances', { data })).json();
  await admin.delete(`/api/appliances/${id}`);
  return (await admin.storageState()).cookies;
}

async function signUp(baseURL, name) {
  const visitor = await request.newContext({ baseURL });
  const place = { techCity: 'Austin', techState: 'Texas', techCountry: 'USA' };
  await visitor.post('/api/auth/signup', {
    data: {
      email: `${name}@example.org`,
      password,
      userType: 'tech',
      techName: name,
      techCompany: 'Fixit',
      ...place,
    },
  });
}
