import { expect, test } from '@jest/globals';
import { click, find, show, textsOf } from '../../../test/render';
import AdminLoginPage from './admin-login-page';

test('What one tab of the admin login lacks is not said in the other', async () => {
  await show(<AdminLoginPage />);
  await click('Sign In');
  expect(textsOf('form .err')).toEqual(['Fill in your e-mail address.', 'Fill in your password.']);
  await click('Create Admin');
  expect(textsOf('form .err')).toEqual([]);
  expect(find('[name=email]').getAttribute('aria-invalid')).toBeNull();
});
