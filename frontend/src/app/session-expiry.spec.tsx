import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Route, Routes } from 'react-router-dom';
import { answerQuestions } from '../../test/dialogs';
import { click, control, find, shownText, shows } from '../../test/render';
import { applianceView, StaffApi } from '../../test/staff-api';
import { address, fieldValue, openStaffPage, toasted, type } from '../../test/staff-page';
import ArticlesPage from '../features/admin/articles/articles-page';
import AppliancesPage from '../features/admin/catalogue/appliances-page';
import TrashPage from '../features/admin/catalogue/trash-page';
import TechniciansPage from '../features/admin/technicians/technicians-page';
import AdminLoginPage from '../features/session/admin-login-page';

const pages = (
  <Routes>
    <Route path="/admin" element={<AppliancesPage />} />
    <Route path="/admin/articles" element={<ArticlesPage />} />
    <Route path="/admin/technicians" element={<TechniciansPage />} />
    <Route path="/admin/trash" element={<TrashPage />} />
    <Route path="/admin-login" element={<AdminLoginPage />} />
  </Routes>
);

const signInAgain =
  'You are no longer signed in as an administrator. Sign in again in a new tab, then retry here.Sign in again';

let api: StaffApi;
beforeEach(() => {
  api = new StaffApi([applianceView('A1')]);
  api.except(/articles\?/, () => []);
});

describe('Staff whose session ends while they work', () => {
  const endSession = () =>
    api.except(/./, () => Response.json({ message: 'Sign in first.' }, { status: 401 }));

  test('keep their input when a save fails', async () => {
    await openStaffPage(pages, '/admin');
    await click('Edit Acme A1');
    await type('priceRange', '$1,234');
    endSession();
    await click('Update Appliance');
    await toasted(`Failed to update appliance${signInAgain}`);
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await click('Sign in again');
    expect(opened.mock.calls).toEqual([['/admin-login', '_blank', 'noopener']]);
    expect(fieldValue('priceRange')).toBe('$1,234');
    expect(address()).toBe('/admin');
  });

  test('keep it when only a read fails, too', async () => {
    await openStaffPage(pages, '/admin');
    await click('Articles');
    await shows('New Article');
    expect([address(), find('h1').textContent]).toEqual(['/admin/articles', 'Articles']);
    await click('New Article');
    await type('title', 'Half a night of work');
    endSession();
    await click('Preview');
    await toasted(`Error${signInAgain}`);
    await click('Write');
    expect(fieldValue('title')).toBe('Half a night of work');
  });

  test('are redirected to the login when there is nothing to lose', async () => {
    await openStaffPage(pages, '/admin');
    endSession();
    await click('Trash');
    await shows('Sign In');
    expect(address()).toBe('/admin-login');
    control('Sign In');
  });
});

test('Staff who sign in after a colleague do not see the views that only the colleague has', async () => {
  const view = { id: 'v', name: 'Half done', query: 'q=A1', isShared: false, isOwn: true };
  const endView = api.except(/admin.views$/, () => [view]);
  await openStaffPage(pages, '/admin');
  await shows('Half done');
  endView();
  const endSession = api.except(/./, () => Response.json({}, { status: 401 }));
  await click('Trash');
  await shows('Sign In');
  endSession();
  api.except(/auth/, () => ({ email: 'bob@example.org', isAdmin: 1 }));
  await type('email', 'bob@example.org');
  await type('password', 'copper kettle');
  await click('Sign In');
  await shows('1 of 1 appliance');
  expect(shownText()).not.toContain('Half done');
});

test('Staff whose rights are revoked are asked to sign in again, and led to the login when they go on', async () => {
  await openStaffPage(pages, '/admin');
  await click('Edit Acme A1');
  await type('priceRange', '$1,234');
  api.except(/./, () => Response.json({ code: 'admins-only', message: 'No.' }, { status: 403 }));
  api.except(/me$/, () => ({ email: 'former@example.org', isAdmin: 0 }));
  await click('Update Appliance');
  await toasted(`Failed to update appliance${signInAgain}`);
  expect(shownText()).toContain('Unsaved changes');
  const asked = answerQuestions(true);
  await click('Technicians');
  expect(asked).toHaveLength(1);
  await shows('Sign In');
  expect(address()).toBe('/admin-login');
  expect(find('main').textContent).not.toContain('Unsaved changes');
});
