import type { AccountView, CardView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import {
  activate,
  click,
  control,
  fill,
  find,
  shownText,
  shows,
  textsOf,
  toastShows,
  until,
} from '../../test/render';
import { recordRequests, serve } from '../../test/requests';
import { showSite } from '../../test/site';
import { cardView, detailView, rankingView } from '../../test/views';
import AppliancePage from '../features/appliance/appliance-page';
import RankingPage from '../features/rankings/ranking-page';
import SignInPage from '../features/session/sign-in-page';
import { unsavedVotes } from '../shared/votes/unsaved-votes';
import type { VoteTally } from '../shared/votes/votes';

const ranking = '/category/fridges/french-door';
const counted = '/api/votes?ids=a1';
const own = '/api/votes/mine?ids=a1';

interface Options {
  models?: CardView[];
  account?: Partial<AccountView> | null | 'unknown';
  votes?: VoteTally;
  /** Whether the votes came with the page. */
  isKnown?: boolean;
}

/** Opens a ranking, of one model. */
const open = ({
  models = [cardView()],
  account = accountOf('ann@example.org'),
  votes = tally(0, 0),
  isKnown = true,
}: Options = {}) =>
  showSite({ '/category/:category/:subcategory': <RankingPage />, '/signin': <SignInPage /> }, ranking, {
    reads: { ranking: async () => rankingView(models) },
    votes: { a1: { counts: isKnown ? 'known' : 'unknown', tallies: { 'overall/consumer': votes } } },
    account,
  });

const accountOf = (email: string) => ({ email, userType: 'homeowner' }) as const;
const tally = (upvotes: number, downvotes: number): VoteTally => ({ upvotes, downvotes, voteValue: 0 });

/** What the server answers to a vote. */
const saved = (userVote: 1 | -1) => ({
  applianceId: 'a1',
  aspects: { overall: { consumer: { upvotes: 1, downvotes: 0, userVote } } },
  isFrozen: false,
});

/** What the server counts on the card. */
const counts = (upvotes: number) => [
  { applianceId: 'a1', upvotes, downvotes: 0, thumbsUpCount: 0, isFrozen: false },
];

/** Answers as a server does that saves an upvote, and with more. */
function serveVotes(more: Readonly<Record<string, unknown>> = {}) {
  let isSaved = false;
  return serve({
    get '/api/votes'() {
      isSaved = true;
      return saved(1);
    },
    get [counted]() {
      return counts(isSaved ? 1 : 0);
    },
    get [own]() {
      return isSaved ? [{ applianceId: 'a1', userVote: 1, techVote: null }] : [];
    },
    ...more,
  });
}

const notSignedIn = () => Response.json({ message: 'Sign in first.' }, { status: 401 });
const isPressed = (name: string) => control(name).getAttribute('aria-pressed') === 'true';
const isEveryVoteSaved = () => unsavedVotes.all().length === 0;

describe("A member's vote", () => {
  test('cast before the session is known is saved once it is', async () => {
    const session = Promise.withResolvers<object>();
    const requested = serveVotes({ '/api/auth/me': session.promise });
    await open({ account: 'unknown' });
    await click('Upvote LG A1, 0 upvotes');
    expect(isPressed('Upvote LG A1, 1 upvote')).toBe(true);
    expect(requested).toEqual(['/api/auth/me']);
    session.resolve(accountOf('ann@example.org'));
    await until(() => requested.includes('/api/votes') && isEveryVoteSaved());
    expect(isPressed('Upvote LG A1, 1 upvote')).toBe(true);
  });

  test('is saved with all others that were cast before', async () => {
    const session = Promise.withResolvers<object>();
    serve({ '/api/auth/me': session.promise });
    const sent = recordRequests();
    await open({ account: 'unknown', models: [cardView(), cardView({ id: 'a2', model: 'A2' })] });
    await click('Upvote LG A1, 0 upvotes');
    await click('Downvote LG A2');
    session.resolve(accountOf('ann@example.org'));
    await until(() => sent.filter(({ path }) => path === '/api/votes').length === 2);
    const votes = sent.filter(({ path }) => path === '/api/votes').map(({ body }) => body);
    expect(votes).toMatchObject([
      { applianceId: 'a1', voteValue: 1 },
      { applianceId: 'a2', voteValue: -1 },
    ]);
  });

  test('stays once saved, even when older votes arrive later', async () => {
    const older = Promise.withResolvers<object[]>();
    const reads = [older.promise, [{ applianceId: 'a1', userVote: 1, techVote: null }]];
    const upvotes = [0, 7];
    const requested = serve({
      '/api/votes': saved(1),
      get [counted]() {
        return counts(upvotes.shift() ?? 0);
      },
      get [own]() {
        return reads.shift();
      },
    });
    await open();
    await until(() => requested.includes(own));
    await click('Upvote LG A1, 0 upvotes');
    await until(isEveryVoteSaved);
    older.resolve([]);
    await until(() => reads.length === 0 && !shownText().includes('1 vote'));
    expect(isPressed('Upvote LG A1, 7 upvotes')).toBe(true);
  });

  test('that cannot be saved is reverted, with a message', async () => {
    const answer = Promise.withResolvers<never>();
    serve({ '/api/votes': answer.promise });
    await open({ votes: tally(4, 0) });
    await click('Upvote LG A1, 4 upvotes');
    expect(isPressed('Upvote LG A1, 5 upvotes')).toBe(true);
    answer.reject(new TypeError('Failed to fetch'));
    await toastShows('ErrorYour vote could not be saved. Try again.');
    expect(isPressed('Upvote LG A1, 4 upvotes')).toBe(false);
  });

  test('that cannot be saved is reverted to the last saved one, however quickly another follows', async () => {
    const answer = Promise.withResolvers<never>();
    const answers: Record<string, unknown> = { '/api/votes': answer.promise };
    serve(answers);
    await open();
    await click('Upvote LG A1, 0 upvotes');
    await click('Downvote LG A1, 0 downvotes');
    expect(isPressed('Downvote LG A1, 1 downvote')).toBe(true);
    answer.reject(new TypeError('Failed to fetch'));
    await until(() => shownText().includes('No votes yet'));
    expect(isPressed('Upvote LG A1, 0 upvotes')).toBe(false);
    expect(isPressed('Downvote LG A1, 0 downvotes')).toBe(false);

    answers['/api/votes'] = saved(1);
    await click('Upvote LG A1, 0 upvotes');
    await until(isEveryVoteSaved);
    delete answers['/api/votes'];
    await click('Downvote LG A1, 0 downvotes');
    await toastShows('ErrorYour vote could not be saved. Try again.');
    expect(isPressed('Upvote LG A1, 1 upvote')).toBe(true);
  });

  test('stays shown until its own save is answered, not that of the vote before', async () => {
    const answers = [saved(1), new Promise(() => undefined)];
    const requested = serve({
      get '/api/votes'() {
        return answers.shift();
      },
    });
    await open();
    await click('Upvote LG A1, 0 upvotes');
    await click('Downvote LG A1, 0 downvotes');
    await until(() => requested.filter((path) => path === '/api/votes').length === 2);
    expect(isPressed('Downvote LG A1, 1 downvote')).toBe(true);
    expect(isPressed('Upvote LG A1, 0 upvotes')).toBe(false);
  });

  test('that is undone is saved, too', async () => {
    serveVotes();
    const sent = recordRequests();
    await open();
    await click('Upvote LG A1, 0 upvotes');
    await click('Upvote LG A1, 1 upvote');
    await until(isEveryVoteSaved);
    const votes = sent.filter(({ path }) => path === '/api/votes').map(({ body }) => body);
    const vote = { applianceId: 'a1', bestForCategory: 'overall', voterType: 'consumer' };
    expect(votes).toEqual([
      { ...vote, voteValue: 1 },
      { ...vote, voteValue: 0 },
    ]);
  });
});

describe('A vote after the session has ended', () => {
  /** Votes without a session, and then signs in. Returns the paths requested meanwhile. */
  async function voteAndSignIn(email: string): Promise<readonly string[]> {
    serve({ '/api/votes': notSignedIn() });
    const visit = await open();
    await click('Upvote LG A1, 0 upvotes');
    // The card says what to do about it, and announces that.
    await toastShows('You have been signed out');
    expect(textsOf('.card-votes__cells [role=status]')).toEqual(['Sign in to keep your vote']);
    expect(textsOf('.masthead__account a')).toEqual(['Sign in']);
    await activate(find('.card-votes__cells [role=status] a'));
    const requested = serveVotes({ '/api/auth/login': accountOf(email), '/api/auth/me': accountOf(email) });
    await fill('Email', email);
    await fill('Password', 'copper kettle on the hob');
    await activate(find('form [type=submit]'));
    await until(() => shownText().includes('Signed in') && isEveryVoteSaved());
    await visit(ranking);
    return requested;
  }

  test('is kept for the next sign-in', async () => {
    expect(await voteAndSignIn('ann@example.org')).toContain('/api/votes');
    expect(isPressed('Upvote LG A1, 1 upvote')).toBe(true);
  });

  test('is not cast by another account', async () => {
    expect(await voteAndSignIn('bob@example.org')).not.toContain('/api/votes');
    expect(isPressed('Upvote LG A1, 0 upvotes')).toBe(false);
  });
});

test('Votes that came with the page stay when they cannot be refreshed', async () => {
  serve({});
  await open({ votes: tally(0, 1), models: [cardView(), cardView({ id: 'a2', model: 'A2' })] });
  // The other model's votes did not come with the page.
  await shows('OwnersUnavailable');
  expect(textsOf('.card-votes__cells').map((text) => text?.includes('Unavailable'))).toEqual([false, true]);
  expect(shownText()).toContain('Owners1 vote');
});

test('Votes that could not be loaded are unavailable until they are', async () => {
  serve({});
  const visit = await open({ isKnown: false });
  await shows('OwnersUnavailable');
  await visit('/signin');
  serveVotes();
  await visit(ranking);
  await shows('OwnersNo votes yet');
});

test('Counts are read without the account when its session has ended, as by signing out in another tab', async () => {
  serve({ [counted]: counts(3), [own]: notSignedIn() });
  await open({ isKnown: false });
  await until(() => shownText().includes('Owners3 votes'));
  expect(textsOf('.masthead__account a')).toEqual(['Sign in']);
});

describe("A technician's thumbs-up", () => {
  test('stays once saved, even when reading it again fails', async () => {
    serve({ '/api/tech-votes': { userVote: 1, thumbsUpCount: 1 } });
    await open({ account: { ...accountOf('ada@example.org'), isVerifiedTech: 1 } });
    await click('Tech vote for LG A1, 0 votes');
    await until(() => control('Tech vote for LG A1, 1 vote').getAttribute('aria-disabled') === 'false');
    expect(isPressed('Tech vote for LG A1, 1 vote')).toBe(true);
  });

  test('is not offered before the verification, which the button says', async () => {
    serve({});
    const waiting = { verification: 'pending', signedUpAt: new Date().toISOString() } as const;
    await open({ account: { ...accountOf('ada@example.org'), userType: 'tech', ...waiting } });
    const button = control('Verified Repair Technician Required. Tech vote for LG A1, 0 votes');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});

describe("A visitor's vote", () => {
  test('that they undo is not kept for a sign-in', async () => {
    serve({});
    await open({ account: null });
    await click('Upvote LG A1, 0 upvotes');
    expect(isEveryVoteSaved()).toBe(false);
    await click('Upvote LG A1, 1 upvote');
    expect(isEveryVoteSaved()).toBe(true);
    expect(isPressed('Upvote LG A1, 0 upvotes')).toBe(false);
  });

  test('stays when they look at other tabs and pages, and shows on the page of the model', async () => {
    serve({});
    const pages = {
      '/category/:category/:subcategory': <RankingPage />,
      '/appliance/:id': <AppliancePage />,
    };
    const visit = await showSite(pages, ranking, {
      reads: { ranking: async () => rankingView([cardView()]), appliance: async () => detailView() },
      votes: { a1: { counts: 'known' } },
    });
    await click('Upvote LG A1, 0 upvotes');
    await click('Worst 25');
    await click('Best 25');
    const isVoted = () => control('Upvote LG A1, 1 upvote').getAttribute('aria-pressed');
    expect(isVoted()).toBe('true');
    await visit('/appliance/a1');
    await shows('1 owner voted');
    await click('French Door');
    await shows('French Door Rankings');
    expect(isVoted()).toBe('true');
  });
});
