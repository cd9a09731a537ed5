import { test } from '@jest/globals';
import { Route, Routes } from 'react-router-dom';
import { clickInDialog } from '../../test/dialogs';
import { click } from '../../test/render';
import { StaffApi } from '../../test/staff-api';
import { openStaffPage, toasted, type } from '../../test/staff-page';
import { searchView } from '../../test/views';
import AppliancesPage from '../features/admin/catalogue/appliances-page';
import SearchPage from '../features/search/search-page';

const pages = (
  <Routes>
    <Route path="/admin" element={<AppliancesPage />} />
    <Route path="/search" element={<SearchPage />} />
  </Routes>
);

test('A new model is found by a search that found nothing before', async () => {
  const api = new StaffApi([]);
  let found = 0;
  api.except(/GET .*search/, () => {
    return searchView({ total: found, query: 'SEEN-1' });
  });
  const visit = await openStaffPage(pages, '/admin');
  await visit('/search?q=SEEN-1', 'No results found');
  await visit(-1);
  await click('Add Appliance');
  await type('brand', 'Acme');
  await type('model', 'SEEN-1');
  await clickInDialog('Add Appliance');
  await toasted('SuccessAppliance added successfullyShow');
  found = 1;
  await visit('/search?q=SEEN-1', 'Found 1 result for "SEEN-1"');
});
