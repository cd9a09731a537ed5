import type { AccountView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { activate, find, shownText, shows, textsOf, toastShows, until } from '../../../test/render';
import { serve } from '../../../test/requests';
import { showSite } from '../../../test/site';
import { waitingText } from '../../shared/waiting-text';

const email = 'ada@example.org';

async function open(account: Partial<AccountView>) {
  await showSite({}, '/methodology', { account: { email, ...account } });
  await shows('Sign out');
}

const button = () => find('.masthead__account button') as HTMLButtonElement;

describe('The account menu', () => {
  const technician = {
    userType: 'tech',
    techName: 'Ada Smith',
    techCompany: 'Fixit Ltd',
    techCity: 'Toledo',
    techState: 'Ohio',
    techCountry: 'USA',
    signedUpAt: new Date().toISOString(),
  } as const;

  const waiting = waitingText(technician.signedUpAt);

  test.each([
    ['a member', {}, [], []],
    [
      'a technician awaiting verification',
      { ...technician, verification: 'pending' },
      ['Tech, pending'],
      ['Ada Smith - Fixit Ltd', 'Toledo, Ohio, USA', 'Verification pending', waiting],
    ],
    [
      'a verified technician',
      { ...technician, verification: 'verified', isVerifiedTech: 1 },
      ['Tech'],
      ['Ada Smith - Fixit Ltd', 'Toledo, Ohio, USA'],
    ],
    ['an admin', { isAdmin: 1 }, ['Admin'], ['Administrator']],
  ] as const)('says who is signed in: %s', async (_, account, badges, lines) => {
    await open(account);
    expect(textsOf('.masthead__account .ui-badge')).toEqual(badges);
    expect(textsOf('.masthead__account p')).toEqual([email, ...lines]);
    expect(textsOf('.masthead__menu p').slice(-1 - lines.length)).toEqual([email, ...lines]);
  });
});

test('The account menu leads a technician who waits to their details', async () => {
  await open({ userType: 'tech', verification: 'pending', signedUpAt: new Date().toISOString() });
  expect(textsOf('.masthead__account a')).toEqual(['Check your details']);
  expect(find('.masthead__account a').getAttribute('href')).toBe('/tech-signup');
});

describe('Signing out', () => {
  test('keeps the focus on its button when it fails', async () => {
    serve({});
    await open({});
    await activate(button());
    await toastShows('ErrorFailed to sign out');
    expect(document.activeElement).toBe(button());
    expect(button().textContent).toBe('Sign out');
  });

  test('keeps the focus while it lasts, and leaves it on the home page', async () => {
    const answer = Promise.withResolvers<object>();
    const requested = serve({ '/api/auth/logout': answer.promise });
    await open({});
    await activate(button());
    await shows('Signing out...');
    await activate(button());
    expect(document.activeElement).toBe(button());
    // A browser takes the focus from a disabled button.
    expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([false, 'true']);
    answer.resolve({});
    await until(() => !shownText().includes('Signed in'));
    expect(requested).toEqual(['/api/auth/logout']);
    expect(textsOf('.masthead__account a')).toEqual(['Sign in']);
    expect(textsOf('h1')).toEqual(['/']);
    expect(document.activeElement?.id).toBe('main');
  });
});
