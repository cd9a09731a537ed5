import { expect, test } from '@jest/globals';
import { control, show, textsOf } from '../../../test/render';
import TechTalkPage from './tech-talk-page';
import VotePage from './vote-page';

test('the voting page leads to both kinds of account, and to the models', async () => {
  await show(<VotePage />);
  const paths = {
    'Sign in to keep your votes': '/signin',
    'Sign up as a technician': '/tech-signup',
    'Browse categories': '/categories',
  };
  for (const [name, path] of Object.entries(paths)) expect(control(name).getAttribute('href')).toBe(path);
});

test('the voting page asks which model one owns, and searches for it', async () => {
  await show(<VotePage />);
  const form = control('Which model do you own?').closest('form');
  expect(form?.getAttribute('action')).toBe('/search');
  expect(new FormData(form ?? undefined).get('q')).toBe('');
});

test.each([
  ['a visitor', null, ['Sign in to keep your votes', 'Sign up as a technician']],
  ['a member', { userType: 'homeowner' }, ['See Rankings', 'Sign up as a technician']],
  ['a technician', { userType: 'tech' }, ['See Rankings']],
] as const)('the voting page offers %s only the steps not yet taken', async (_, account, steps) => {
  await show(<VotePage />, { account });
  expect(textsOf('article a')).toEqual(steps);
});

test('Tech Talk leads back to the blog', async () => {
  await show(<TechTalkPage />);
  expect(control('Back to the Blog').getAttribute('href')).toBe('/blog');
});
