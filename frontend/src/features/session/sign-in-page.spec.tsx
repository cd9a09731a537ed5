import type { AccountView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import {
  activate,
  click,
  control,
  fill,
  fillNamed,
  find,
  shownText,
  shows,
  textsOf,
  toastShows,
  typedIn,
  until,
} from '../../../test/render';
import { recordRequests, serve } from '../../../test/requests';
import { showSite } from '../../../test/site';
import { waitingText } from '../../shared/waiting-text';
import ForgotPasswordPage from './forgot-password-page';
import SignInPage from './sign-in-page';
import TechSignupPage from './tech-signup-page';

const ann = { email: 'ann@example.org', userType: 'homeowner', verification: 'none' } as const;
const pages = {
  '/signin': <SignInPage />,
  '/forgot-password': <ForgotPasswordPage />,
  '/tech-signup': <TechSignupPage />,
};
const open = (path: string, account: Partial<AccountView> | null = null) =>
  showSite(pages, path, { account });

const button = () => find('form [type=submit]') as HTMLButtonElement;
const submit = () => activate(button());
const errors = () => textsOf('form .ui-field-error');
const refused = () => Response.json({ message: 'Invalid credentials' }, { status: 401 });

/** The texts that describe a field to a screen reader: its hint and its error. */
const descriptionOf = (label: string) =>
  (control(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function fillIn(): Promise<void> {
  await fill('Email', ann.email);
  await fill('Password', 'copper kettle on the hob');
}

describe('The forms to sign in and up', () => {
  test('show errors at the fields, keep the input and focus the first error', async () => {
    const message = 'This password is too common. Choose another one.';
    const body = { message, issues: [{ path: 'password', message }] };
    serve({ '/api/auth/signup': Response.json(body, { status: 400 }) });
    await open('/signin?mode=create');
    await fill('Email', 'typed@example.org');
    await submit();
    expect(errors()).toEqual(['Fill in your password.']);
    expect(document.activeElement).toBe(control('Password'));
    await fill('Password', 'password1');
    expect(errors()).toEqual([]);
    await submit();
    await until(() => errors().join() === message);
    expect(control('Password').getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf('Password')).toBe(`8 to 128 characters. ${message}`);
    expect(typedIn('Email')).toBe('typed@example.org');
    await click('Technician');
    expect(typedIn('Email')).toBe('typed@example.org');
    expect(find('fieldset').hidden).toBe(false);
    await fill('Full name', 'Ada Smith');
    await click('Consumer');
    expect(find('fieldset').hidden).toBe(true);
    await click('Technician');
    expect(typedIn('Full name')).toBe('Ada Smith');
    await submit();
    expect(errors()).toEqual(['company', 'city', 'state', 'country'].map((name) => `Fill in your ${name}.`));
  });

  test('have hints for password managers; switching between them is not a step in the history', async () => {
    const visit = await open('/signin');
    const hints = () => ['Email', 'Password'].map((label) => control(label).getAttribute('autocomplete'));
    expect(hints()).toEqual(['username', 'current-password']);
    await click('Create account');
    expect(hints()).toEqual(['username', 'new-password']);
    await visit(-1);
    expect(textsOf('h1')).toEqual(['/before']);
  });

  test('take the typed address along to the request for a new password, but not in the URL', async () => {
    await open('/signin');
    await fill('Email', ann.email);
    await click('Forgot password?');
    expect([typedIn('Email'), location.pathname, location.search]).toEqual([
      ann.email,
      '/forgot-password',
      '',
    ]);
  });

  test('keep the focus on the button and the input when they are refused', async () => {
    const answer = Promise.withResolvers<Response>();
    serve({ '/api/auth/login': answer.promise });
    await open('/signin');
    await fillIn();
    await submit();
    await shows('Signing in...');
    expect(document.activeElement).toBe(button());
    // A browser takes the focus from a disabled button.
    expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([false, 'true']);
    answer.resolve(refused());
    await toastShows('ErrorInvalid credentials');
    await until(() => button().textContent === 'Sign in');
    expect(document.activeElement).toBe(button());
    expect(typedIn('Password')).toBe('copper kettle on the hob');
  });

  test('lead to the home page, unless the visitor has gone on to another one', async () => {
    const answer = Promise.withResolvers<object>();
    serve({ '/api/auth/login': answer.promise, '/api/auth/me': ann });
    const visit = await open('/signin');
    await fillIn();
    await submit();
    await visit('/methodology');
    await act(async () => answer.resolve(ann));
    await toastShows('SuccessYou have been signed in successfully');
    expect(textsOf('h1')).toEqual(['/methodology']);
  });

  test('make one request, however quickly they are submitted again', async () => {
    const answers: Record<string, unknown> = {};
    const requested = serve(answers);
    await open('/signin?mode=create');
    await fillIn();
    await submit();
    await toastShows('ErrorFailed to create account');
    Object.assign(answers, { '/api/auth/signup': ann, '/api/auth/me': ann });
    const { form } = button();
    await act(async () => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await toastShows('SuccessAccount created successfully');
    expect(requested).toEqual(['/api/auth/signup', '/api/auth/signup', '/api/auth/me']);
    expect(textsOf('h1')).toEqual(['/']);
  });

  test('can be sent again once the browser keeps cookies', async () => {
    const known = [Response.json({ message: 'Sign in first.' }, { status: 401 }), Response.json(ann)];
    serve({
      '/api/auth/login': ann,
      get '/api/auth/me'() {
        return known.shift();
      },
    });
    await open('/signin');
    await fillIn();
    await submit();
    await until(() => shownText().includes('Allow cookies for this site and sign in again.'));
    expect(textsOf('h1')).toEqual(['Sign in']);
    await submit();
    await toastShows('SuccessYou have been signed in successfully');
    expect(textsOf('h1')).toEqual(['/']);
  });
});

describe('A signed-in visitor', () => {
  test('is offered other pages instead of the forms', async () => {
    const visit = await open('/signin', ann);
    expect(shownText()).toContain('You are signed in as ann@example.org.');
    expect(document.querySelector('[name=password]')).toBeNull();
    expect(control('See Rankings').getAttribute('href')).toBe('/categories');
    await visit('/tech-signup');
    expect(shownText()).toContain('You are signed in as ann@example.org.');
    expect(shownText()).toContain('Technicians need a different type of account.');
    expect(document.querySelector('[name=password]')).toBeNull();
  });

  test('is told while a sign-up as a technician waits, without being offered a second account', async () => {
    await open('/tech-signup', { ...ann, verification: 'pending', signedUpAt: new Date().toISOString() });
    expect(shownText()).toContain('You are signed in as ann@example.org.');
    expect(shownText()).toContain('We are checking your sign-up');
    expect(document.querySelector('[name=password]')).toBeNull();
  });

  test('corrects what we check while a sign-up waits', async () => {
    const signedUpAt = new Date().toISOString();
    const waits = {
      ...ann,
      verification: 'pending',
      signedUpAt,
      techCompany: 'Fixt',
      techPhone: '555-0123',
    } as const;
    await open('/tech-signup', waits);
    expect(textsOf('.auth__waiting')).toEqual([`Verification pending${waitingText(signedUpAt)}.`]);
    serve({ '/api/auth/me': { ...waits, techCompany: 'Fixit', techLicence: 'OH 1' } });
    const requests = recordRequests();
    await fillNamed('techCompany', ' ');
    await click('Save');
    expect(shownText()).toContain('Fill in your company.');
    await fillNamed('techCompany', 'Fixit');
    await fillNamed('techLicence', 'OH 1');
    await click('Save');
    await toastShows('SuccessYour details were saved');
    const correction = { techCompany: 'Fixit', techWebsite: '', techLicence: 'OH 1', techPhone: '555-0123' };
    expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([correction]);
  });

  test('who is an admin is led to the admin panel, by the page and by the menu', async () => {
    await open('/signin', { ...ann, isAdmin: 1 });
    await shows('Sign out');
    const links = [
      '.masthead__account a',
      '.masthead__menu details a[href="/admin"]',
      '.auth__body a.ui-button--variant_outline',
    ];
    for (const link of links) {
      expect(find(link).textContent).toBe('Admin Panel');
      expect(find(link).getAttribute('href')).toBe('/admin');
    }
  });
});
