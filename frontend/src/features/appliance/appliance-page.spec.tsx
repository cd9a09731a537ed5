import type { ApplianceDetailView, CardView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import {
  click,
  control,
  description,
  find,
  htmlOf,
  press,
  show,
  shownText,
  shows,
  textsOf,
  until,
} from '../../../test/render';
import { serve } from '../../../test/requests';
import {
  cardView,
  detailView,
  explanationView,
  monthOf,
  rankingView,
  retailerScores,
  type Score,
  unrated,
} from '../../../test/views';
import { waitingText } from '../../shared/waiting-text';
import AppliancePage from './appliance-page';
import { BestOfType } from './best-of-type';
import { Carousel } from './carousel';
import { VotingCard } from './voting-card';

const open = (...views: ApplianceDetailView[]) =>
  show(<AppliancePage />, {
    reads: {
      appliance: async (id) => views.find(({ card }) => card.id === id) ?? Promise.reject(id),
      ranking: async () => rankingView(views.map(({ card }) => card)),
    },
    path: '/appliance/a1',
    route: '/appliance/:id',
  });

const openCard = (card: Partial<CardView>, more: Partial<ApplianceDetailView> = {}) =>
  open(detailView(card, more));

/** The value beside a label of the overview. */
const fact = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

describe('The page of a model', () => {
  test('describes its score, and where it comes from', async () => {
    await openCard({ retailers: retailerScores([46, 1_200], [null, 9], [40, null]) });
    expect(description()).toBe("LG A1: 4.6 out of 5.0 from 1,200 reviews at Lowe's and Best Buy.");
  });

  test('describes a score without reviews', async () => {
    await openCard({ retailers: retailerScores([46, null], [40, 0]) });
    expect(description()).toBe("LG A1: 4.3 out of 5.0 at Lowe's and Home Depot.");
  });

  test('has a title while it loads', async () => {
    const answer = Promise.withResolvers<ApplianceDetailView>();
    const visit = await show(<AppliancePage />, {
      reads: { appliance: () => answer.promise },
      route: '/appliance/:id',
    });
    await visit('/appliance/a1', 'Loading');
    expect(document.title).toBe('Loading · Appliance Index');
    answer.resolve(detailView());
    await shows('Overview');
    expect(document.title).toBe('LG A1 · Appliance Index');
  });

  test('says that it is not rated, rather than rated at zero', async () => {
    await openCard(unrated);
    expect(description()).toBe('LG A1: not rated by any retailer yet.');
    expect(fact('Rank in type')).toBe('Not rated yet');
    expect(fact('Price range')).toBe('Price not available');
    expect(find('.retailer-reviews__missing').textContent).toBe(
      "No score at Lowe's, Home Depot, Best Buy and AJ Madison.",
    );
    expect(shownText()).toContain('No retailer has a score for this model, so there is nothing to average.');
    expect(shownText()).not.toContain('Likely score');
    expect(find('h1 + p').textContent).toContain('Price not available');
    expect(find('.overview__score').textContent).toMatch(/Not rated yetBased on 0 reviews$/);
    expect(document.querySelector('.why-card__equation')).toBeNull();
    expect(shownText()).toContain('There are no monthly scores for this model yet.');
  });

  test('shows the rank with its movement, the reliability and how many retailers have a score', async () => {
    await openCard({ reliabilityScore: 43 }, { rank: { rank: 3, of: 40, movement: -2 } });
    expect(fact('Rank in type')).toMatch(/^3 of 40\s+Down 2$/);
    expect(fact('Reliability')).toBe('4.3 out of 5.0');
    expect(fact('Type')).toBe('FridgesFrench Door');
    expect(control('Fridges').getAttribute('href')).toBe('/category/fridges');
    expect(control('French Door').getAttribute('href')).toBe('/category/fridges/french-door');
    expect(document.querySelectorAll('.overview__bar .score-bar__mark')).toHaveLength(2);
    expect(fact('Retailers with a score')).toBe('2 of 4');
    expect(find('.overview__score').textContent).toBe('4.6out of 5.0Based on 400 reviews');
  });

  test('marks a score on few reviews', async () => {
    await openCard({ hasFewReviews: true });
    expect(textsOf('.ui-badge--tone_warn')).toEqual(['Few reviews']);
  });

  test('ranks a model without a type in its category', async () => {
    await openCard(
      { subcategory: null, subcategoryLabel: null },
      { rank: { rank: 1, of: 9, movement: null } },
    );
    expect(fact('Rank in category')).toContain('1 of 9');
    expect(shownText()).toContain('Rank 1 of 9 Fridges');
  });

  test('says that there is none', async () => {
    await show(<AppliancePage />, {
      reads: { appliance: async () => Promise.reject({ status: 404 }) },
      path: '/appliance/none',
      route: '/appliance/:id',
    });
    expect(textsOf('h1')).toEqual(['Appliance Not Found']);
    expect(shownText()).toContain("The appliance you're looking for doesn't exist.");
    expect(control('Back to Home').getAttribute('href')).toBe('/');
    expect(() => control('Try again')).toThrow();
  });

  test('says that it could not be loaded, and loads on retry', async () => {
    let isReachable = false;
    await show(<AppliancePage />, {
      reads: {
        appliance: async () =>
          isReachable ? detailView() : Promise.reject(new TypeError('Failed to fetch')),
        ranking: async () => rankingView([]),
      },
      path: '/appliance/a1',
      route: '/appliance/:id',
    });
    expect(textsOf('h1')).toEqual(['Appliance Not Found']);
    expect(shownText()).toContain("The appliance you're looking for doesn't exist.");
    expect(control('Back to Home').getAttribute('href')).toBe('/');
    isReachable = true;
    await click('Try again');
    await shows('Overview');
    expect(textsOf('h1')).toEqual(['A1']);
    expect(document.activeElement?.id).toBe('main');
  });

  test('starts with its first picture and the first aspect of the vote, whatever the model before showed', async () => {
    const media = ['1', '2'].map((id) => image(id));
    const visit = await open(detailView({}, { media }), detailView({ id: 'b2', model: 'B2' }, { media }));
    await visit('/appliance/b2');
    expect(find('h1').textContent).toBe('B2');
    await click('Next');
    await click('Price');
    await visit(-1);
    expect(find('.carousel__root img').getAttribute('alt')).toBe('A1, 1 of 2');
    expect((control('Overall') as HTMLInputElement).checked).toBe(true);
  });
});

describe('The best models of the same type', () => {
  const others = () => textsOf('a.best-of-type__model');
  const model = (number: number) => detailView({ id: `a${number}`, model: `A${number}` });

  test('are the first four without the model itself, and link to their pages', async () => {
    await open(...[3, 1, 4, 5, 6, 2].map(model));
    await shows('LG A6');
    expect(textsOf('#best-of-type')).toEqual(['Best of French Door']);
    expect(others()).toEqual([3, 4, 5, 6].map((number) => `No imageLG A${number}4.6 out of 5.0`));
    expect(control('No imageLG A34.6 out of 5.0').getAttribute('href')).toBe('/appliance/a3');
    expect(control('See the rankings').getAttribute('href')).toBe('/category/fridges/french-door');
  });

  test('are of the category for a model without a type, and say which is not rated', async () => {
    const untyped = { subcategory: null, subcategoryLabel: null };
    await open(detailView(untyped), detailView({ id: 'b2', model: 'B2', ...untyped, ...unrated }));
    await shows('LG B2');
    expect(textsOf('#best-of-type')).toEqual(['Best of Fridges']);
    expect(others()).toEqual(['No imageLG B2– not rated yet']);
  });

  test('come after those that are rated higher for about the same price', async () => {
    const better = cardView({ id: 'better', model: 'B2' });
    await open(detailView({}, { ratedHigher: [better] }), model(2));
    await shows('LG A2');
    expect(textsOf('h2').slice(-2)).toEqual(['Rated higher for about the same price', 'Best of French Door']);
    const [first] = document.querySelectorAll('[aria-labelledby=rated-higher] a');
    expect(first?.getAttribute('href')).toBe('/appliance/better');
    expect(document.querySelectorAll('[aria-labelledby=rated-higher] a')).toHaveLength(1);
  });

  test('are left out for the only model of its type', async () => {
    await open(model(1));
    await until(() => !shownText().includes('Best of'));
  });

  test('have a place kept for them in the page from the server', () => {
    const html = htmlOf(<BestOfType card={cardView()} />, { reads: {} });
    expect(html.match(/<li/g)).toHaveLength(4);
  });

  test('give way to the link when they could not be loaded', async () => {
    await show(<BestOfType card={cardView()} />, { reads: { ranking: () => Promise.reject(Error()) } });
    expect(others()).toEqual([]);
    expect(control('See the rankings')).toBeDefined();
  });
});

describe('The retailer reviews', () => {
  const rows = () => textsOf('[aria-labelledby=retailer-reviews] li');

  test('give the count, date and noise of each score, and say in one line what is missing', async () => {
    const retailers = retailerScores([46, 1], [44, null], [null, 12], [null, 1]);
    const months = ['2026-05', null, null, null];
    const dated = retailers.map((each, index) => ({ ...each, month: months[index] ?? null }));
    const margins = [{ retailer: 'lowes' as const, margin: 0.31 }];
    const enteredByHand = [{ retailer: 'home-depot' as const, at: '2026-11-25T10:00:00Z' }];
    await openCard({ retailers }, { retailers: dated, margins, enteredByHand });
    expect(rows()).toEqual([
      "Lowe's4.61 review, May 2026, likely within 0.4 stars",
      'Home Depot4.4No review count, weighted as one review, entered by staff, 25 Nov 2026',
      'No score at Best Buy and AJ Madison: left out of the average, not counted as zero. 13 reviews without a score count towards the total.',
    ]);
  });

  test('say of a single review without a score that it counts', async () => {
    await openCard({ retailers: retailerScores([46, 1], [44, 1], [44, 1], [null, 1]) });
    expect(rows().at(-1)).toBe(
      'No score at AJ Madison: left out of the average, not counted as zero. 1 review without a score counts towards the total.',
    );
  });

  test('have no line for missing scores when all have one', async () => {
    await openCard({ retailers: retailerScores([46, 1], [44, 1], [44, 1], [44, 1]) });
    expect(rows()).toHaveLength(4);
  });
});

describe('How sure the score is', () => {
  const trust: NonNullable<ApplianceDetailView['trust']> = {
    ...{ place: 3, placeLow: 2, placeHigh: 7, of: 40, outside: false },
    ...{ score: 4.9, adjusted: 4.1, sd: 0.2, low: 3.7, high: 4.4, margin: 0.5, evidence: 'low' },
    ...{ sureAboveNext: 0.6, versusNext: 'tie', pool: { size: 1, first: 'a1' } },
    ...{ storesDisagree: null, techsDisagree: null },
  };
  const retailers = retailerScores([49, 14]);
  const chips = () => textsOf('.likely-score__summary');

  test('is a sentence and a bar with the official score as a dot', async () => {
    await openCard({ retailers }, { trust });
    expect(shownText()).toContain(
      'Stores show 4.9 from 14 reviews. Models like this usually settle between 3.7 and 4.4.',
    );
    expect(find('[aria-labelledby=likely] [role=img]').getAttribute('aria-label')).toBe(
      'Likely between 3.7 and 4.4 of 5.0; stores show 4.9',
    );
    expect(shownText()).toContain('Place 3, likely 2–7 of 40');
    expect(shownText()).toContain('About 9 in 10 of such ranges are right.');
    expect(shownText()).toContain('Too close to call');
    expect(shownText()).toContain('with 90% certainty.');
    expect(chips()).toEqual([]);
  });

  test('says nothing of likely places in a list of one', async () => {
    await openCard({ retailers }, { trust: { ...trust, place: 1, placeLow: 1, placeHigh: 1, of: 1 } });
    expect(textsOf('.likely-score__places')).toEqual([]);
  });

  test.each([
    ['low', true],
    ['high', false],
  ] as const)('blames few reviews for an unlikely place with %s evidence: %p', async (evidence, isBlamed) => {
    await openCard({ retailers }, { trust: { ...trust, place: 9, outside: true, evidence } });
    expect(shownText().includes('Placed by few reviews.')).toBe(isBlamed);
  });

  test('has chips whose reasons are on the page', async () => {
    const stores: [string, string] = ['lowes', 'best-buy'];
    const step = { retailer: 'lowes' as const, name: "Lowe's", from: '2026-01', to: '2026-05' };
    const fall = { kind: 'shown' as const, newReviews: 80, stars: 3.9, error: 0.01, before: 4.6 };
    await openCard(
      { retailers },
      {
        trust: {
          ...trust,
          storesDisagree: { gap: 0.7, surelyAbove: 0.2, stores },
          techsDisagree: 'owners',
          pool: { size: 3, first: 'a1' },
        },
        newerReviews: [{ ...step, ...fall, isLower: true }],
      },
    );
    expect(chips()).toEqual([
      'Stores disagree',
      'Technicians disagree',
      'Newer reviews lower',
      'Shares its reviews with 2 colours',
    ]);
    expect(textsOf('.likely-score__reason')[0]).toBe(
      "Reviewers at Lowe's and Best Buy differ by 0.7 stars, more than chance explains.",
    );
    expect(find('[aria-labelledby=newer-reviews] [role=img]').getAttribute('aria-label')).toBe(
      '80 newer reviews average 3.9, the score before was 4.6',
    );
  });

  test('says why there is no mean of the newer reviews', async () => {
    const step = { retailer: 'lowes' as const, name: "Lowe's", from: '2026-01', to: '2026-05' };
    await openCard({}, { newerReviews: [{ ...step, kind: 'too-few' }] });
    expect(find('[aria-labelledby=newer-reviews]').textContent).toContain(
      "Lowe's Jan 2026 to May 2026Too few newer reviews to say.",
    );
    expect(chips()).toEqual([]);
  });
});

describe('The score history', () => {
  const history = ['2026-03', '2026-04', '2026-05'].map((month, index) => ({
    ...monthOf(month, 4.4 + index / 10),
    places: { low: 2, high: 5 },
  }));

  test('describes its chart in words, and repeats it in a table', async () => {
    await openCard({}, { history });
    expect(find('.score-chart__chart').getAttribute('aria-label')).toBe(
      'Score from 4.4 in March 2026 to 4.6 in May 2026',
    );
    expect(find('.score-chart__chart').textContent).toContain('4.6 overall');
    expect(find('[aria-labelledby=score-history] table').textContent).toContain('April 20264.51,20032–5');
  });

  test('shows for months without a rank that there was none', async () => {
    await openCard({}, { history: history.map((point) => ({ ...point, rank: null })) });
    expect(find('[aria-labelledby=score-history] table').textContent).toContain(
      'April 20264.51,200–not ranked2–5',
    );
  });

  test('labels the month before the last one only when there is room', async () => {
    await openCard({}, { history });
    expect(find('.score-chart__chart').textContent).toContain('Apr 2026');
    const late = ['2024-01', '2024-02', '2026-05'].map((month) => monthOf(month, 4.6));
    await openCard({}, { history: late });
    expect([...document.querySelectorAll('.score-chart__chart')].at(-1)?.textContent).not.toContain(
      'Feb 2024',
    );
  });

  test('has no chart of a single month', async () => {
    await openCard({}, { history: history.slice(2) });
    expect(shownText()).toContain('One month of scores so far. The chart starts with the second month.');
  });

  test('says that no retailer has a score any more', async () => {
    await openCard(unrated, { history: history.slice(0, 2) });
    expect(shownText()).toContain('No retailer has a score now.');
    expect(shownText()).not.toContain('entered by staff');
  });

  test('says that it leaves out scores entered by staff', async () => {
    await openCard({}, { history: history.slice(0, 2) });
    expect(shownText()).toContain('With them, the score is now 4.6.');
    expect(find('.score-chart__chart').textContent).not.toContain('overall');
  });
});

describe('The pictures of a model', () => {
  const carousel = (...media: ApplianceDetailView['media']) => (
    <Carousel name="LG A1" model="A1" media={media} imageUrl={null} />
  );
  const shown = () => find('.carousel__root img').getAttribute('alt');
  const three = ['1', '2', '3'].map((id) => image(id));

  test('turn around at both ends, by button and by arrow key, and say their position', async () => {
    await show(carousel(...three));
    await click('Previous');
    expect(shown()).toBe('A1, 3 of 3');
    await click('Next');
    expect(shown()).toBe('A1, 1 of 3');
    await press(control('Next'), 'ArrowLeft');
    expect(find('[role=status]').textContent).toBe('3 of 3');
  });

  test('are chosen by their thumbnails', async () => {
    await show(carousel(...three));
    await click('Photo 2');
    expect(shown()).toBe('A1, 2 of 3');
    expect(control('Photo 2').getAttribute('aria-current')).toBe('true');
  });

  test('are loaded at once only as the first of the page', async () => {
    await show(carousel(...three));
    const priority = () =>
      ['loading', 'fetchpriority'].map((name) => find('.carousel__root img').getAttribute(name));
    expect(priority()).toEqual(['eager', 'high']);
    await click('Next');
    expect(priority()).toEqual(['lazy', null]);
  });

  test('do not turn on Alt and an arrow key, which is a browser shortcut', async () => {
    await show(carousel(...three));
    await press(control('Next'), 'ArrowRight', { altKey: true });
    expect(shown()).toBe('A1, 1 of 3');
  });

  test('are all on the page without scripts, each once', () => {
    const alts = [...htmlOf(carousel(...three)).matchAll(/alt="(.*?)"/g)].map(([, alt]) => alt);
    expect(alts).toEqual(['A1, 1 of 3', 'A1, 2 of 3', 'A1, 3 of 3']);
  });

  test('turn on an arrow key, except on a video, where the key seeks', async () => {
    await show(carousel(...three.map((item) => ({ ...item, type: 'video' as const }))));
    await press(find('video'), 'ArrowRight');
    expect(find('[role=status]').textContent).toBe('1 of 3');
    await press(control('Next'), 'ArrowRight');
    expect(find('[role=status]').textContent).toBe('2 of 3');
  });

  test('can be videos, with controls, or missing', async () => {
    await show(carousel({ ...image('1'), type: 'video' }));
    expect(find('video').hasAttribute('controls')).toBe(true);
    expect(find('video').getAttribute('aria-label')).toBe('A1');
    await show(carousel());
    expect(shownText()).toContain('No image available');
  });
});

describe('The explanation of a score', () => {
  test('is an equation on the page, with its calculation below', async () => {
    const scores: Score[] = [
      [43, 238],
      [47, 224],
    ];
    serve({ '/api/appliances/a1/score': explanationView(...scores) });
    await openCard({ retailers: retailerScores(...scores) });
    expect(find('.why-card__equation').textContent).toBe(
      '(4.3 × 238 + 4.7 × 224) ÷ 462 = 4.494, shown as 4.5',
    );
    await click('Show the calculation');
    await shows('got the same result: 4.493939');
  });

  test('has no equation for a single retailer', async () => {
    await openCard({ retailers: retailerScores([45, 100]) });
    expect(document.querySelector('.why-card__equation')).toBeNull();
    expect(shownText()).toContain("Lowe's is the only retailer with a score, so its 4.5 is the whole score.");
  });

  test('shows the share of each retailer', async () => {
    await openCard({});
    expect(textsOf('.why-card__retailer')).toEqual(["Lowe's 75%", 'Home Depot 25%']);
  });

  test('repeats nothing that is already on the page', async () => {
    const { avgScore, shownScore, retailers } = cardView();
    const part = (index: number) => ({ ...retailers[index], month: null, contribution: 1, weight: 1 });
    const explanation = { avgScore, shownScore, parts: [part(0), part(1)], leftOut: [], plainMean: 4.5 };
    serve({ '/api/appliances/a1/score': explanation });
    await openCard({});
    find('details').setAttribute('open', '');
    await shows('Weighted mean');
    expect(shownText().split('Each retailer counts as much').length).toBe(2);
  });
});

describe('The voting card', () => {
  const tally = (upvotes: number, downvotes: number, userVote: 1 | null = null) => ({
    ...{ upvotes, downvotes, userVote },
  });
  const sides = { consumer: tally(9, 1), tech: tally(1, 0) };
  const votes = {
    applianceId: 'a1',
    aspects: { overall: sides, price: { ...sides, tech: tally(0, 0) }, reliability: sides },
    thumbsUpCount: 2,
    isFrozen: true,
  };
  const answers = { '/api/votes/a1': votes, '/api/tech-votes/a1': { userVote: null, thumbsUpCount: 2 } };

  test('announces the share of votes, and that new ones are held back', async () => {
    serve(answers);
    await show(<VotingCard applianceId="a1" name="LG A1" />);
    await shows('90%');
    const announced = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    expect(announced[0]).toBe('90% of 10 owners recommend it');
    expect(announced[1]).toMatch(/^This model received many votes in a short time\./);
    expect(find('.voting-card__upvotes').style.width).toBe('90%');
    await click('Technician');
    expect(shownText()).toContain('1 technician voted');
    await click('Price');
    expect(shownText()).toContain('No votes yet');
    expect(find('.voting-card__upvotes').style.width).toBe('0%');
    expect(shownText()).toContain('Thumbs-up from 2 technicians');
    expect(control('Tech Signup').getAttribute('href')).toBe('/tech-signup');
  });

  test('asks only visitors to sign in', async () => {
    serve(answers);
    await show(<VotingCard applianceId="a1" name="LG A1" />, { account: { email: 'ann@example.org' } });
    expect(shownText()).not.toContain('Sign in');
    await show(<VotingCard applianceId="a1" name="LG A1" />);
    expect(shownText()).toContain('Sign in to keep your vote when you leave.');
  });

  test.each([
    ['a visitor', null, true, true],
    ['a member', { userType: 'homeowner', isVerifiedTech: 0 }, true, true],
    ['a technician awaiting verification', { userType: 'tech', isVerifiedTech: 0 }, true, false],
    ['a verified technician', { userType: 'tech', isVerifiedTech: 1 }, false, false],
  ] as const)('says what %s may vote on', async (_, account, isLocked, isInvited) => {
    serve(answers);
    await show(<VotingCard applianceId="a1" name="LG A1" />, { account });
    await shows(isLocked ? '90%' : '1 technician voted');
    const locks = () =>
      [...document.querySelectorAll('.voting-card__buttons button')].map(
        (each) => each.getAttribute('aria-disabled') === 'true',
      );
    expect(locks()).toEqual([false, false]);
    expect(find('[role=tab][aria-selected=true]').textContent).toBe(isLocked ? 'Consumer' : 'Technician');
    await click('Technician');
    expect(locks()).toEqual([isLocked, isLocked]);
    expect(textsOf('.ui-badge')).toEqual(isLocked ? ['Verified Repair Technician Required'] : []);
    expect(shownText().includes('Tech Signup')).toBe(isInvited);
  });

  test('tells a technician awaiting verification how to vote until then, and how long', async () => {
    serve(answers);
    const signedUpAt = new Date().toISOString();
    await show(<VotingCard applianceId="a1" name="LG A1" />, {
      account: { userType: 'tech', verification: 'pending', signedUpAt },
    });
    await click('Technician');
    expect(shownText()).toContain(
      `Verification pending. Until then, you can vote as a consumer. ${waitingText(signedUpAt)}.`,
    );
  });

  test('says that no technician has given a thumbs-up yet', async () => {
    serve({});
    await show(<VotingCard applianceId="a1" name="LG A1" />);
    await click('Technician');
    expect(shownText()).toContain('No thumbs-up from technicians yet');
  });

  test('keeps a vote that is being changed until the other one is pressed', async () => {
    serve({});
    await show(<VotingCard applianceId="a1" name="LG A1" />, { votes: { a1: { counts: 'known' } } });
    const buttons = () => [...document.querySelectorAll('.voting-card__buttons button')];
    const states = () =>
      buttons().map((each) => [
        each.textContent,
        each.getAttribute('aria-pressed'),
        each.getAttribute('aria-disabled'),
      ]);
    await click('Downvote LG A1 overall, 0 downvotes');
    const voted = [
      ['0', 'false', 'true'],
      ['1', 'true', 'true'],
    ];
    expect(states()).toEqual(voted);
    await click('Upvote LG A1 overall, 0 upvotes');
    expect(states()).toEqual(voted);
    await click('Change my vote');
    expect(states().map((state) => state.slice(0, 2))).toEqual(voted.map((state) => state.slice(0, 2)));
    expect(document.activeElement).toBe(buttons()[0]);
    await click('Keep my vote');
    expect(states()).toEqual(voted);
    await click('Change my vote');
    await click('Downvote LG A1 overall, 1 downvote');
    expect(states()).toEqual(voted);
    await click('Change my vote');
    await click('Upvote LG A1 overall, 0 upvotes');
    expect(states()).toEqual([
      ['1', 'true', 'true'],
      ['0', 'false', 'true'],
    ]);
  });

  test('offers the thumbs-up after an up vote on Overall, and tells both as one story', async () => {
    const overall = { ...sides, tech: tally(2, 0, 1) };
    const given = { userVote: 1, thumbsUpCount: 3 };
    const served: Record<string, unknown> = {
      ...answers,
      '/api/votes': { ...votes, aspects: { ...votes.aspects, overall } },
      '/api/tech-votes': given,
    };
    serve(served);
    await show(<VotingCard applianceId="a1" name="LG A1" />, {
      account: { userType: 'tech', isVerifiedTech: 1 },
    });
    await shows('1 technician voted');
    const story = () => find('.voting-card__thumbsUp + p').textContent;
    expect(story()).toBe('The rankings show the thumbs-up.');
    await click('Upvote LG A1 overall, 1 upvote');
    await until(() => story() === 'Give it a thumbs-up in the rankings, too?');
    served['/api/tech-votes/a1'] = given;
    await click('Tech vote for LG A1, 2 votes');
    await until(() => story() === 'You recommend it here and in the rankings.');
    const pressed = [...document.querySelectorAll('[aria-pressed=true]')];
    expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Upvote LG A1 overall, 2 upvotes',
      'Tech vote for LG A1, 3 votes',
    ]);
  });

  test('keeps the room of its lines when a vote is cast and withdrawn', async () => {
    serve({});
    await show(<VotingCard applianceId="a1" name="LG A1" />, { votes: { a1: { counts: 'known' } } });
    const blocks = () =>
      [...find('.detail-card__root').children].map(({ tagName, className }) => [tagName, className]);
    const before = blocks();
    await click('Downvote LG A1 overall, 0 downvotes');
    expect(blocks()).toEqual(before);
    await click('Withdraw my vote');
    expect(blocks()).toEqual(before);
  });

  test('lets a vote be withdrawn', async () => {
    serve({});
    await show(<VotingCard applianceId="a1" name="LG A1" />, { votes: { a1: { counts: 'known' } } });
    await click('Downvote LG A1 overall, 0 downvotes');
    await click('Withdraw my vote');
    for (const name of ['Upvote LG A1 overall, 0 upvotes', 'Downvote LG A1 overall, 0 downvotes'])
      expect(control(name).getAttribute('aria-pressed')).toBe('false');
    expect(document.activeElement).toBe(control('Upvote LG A1 overall, 0 upvotes'));
    expect(shownText()).not.toContain('my vote');
  });

  test('names the model and the aspect on its buttons', async () => {
    serve(answers);
    await show(<VotingCard applianceId="a1" name="LG A1" />);
    await shows('90%');
    await click('Reliability');
    expect(control('Upvote LG A1 on reliability, 9 upvotes').textContent).toBe('9');
    await click('Technician');
    expect(control('Verified Repair Technician Required. Tech vote for LG A1, 2 votes')).toBeDefined();
  });

  test('says that the votes could not be loaded', async () => {
    serve({});
    await show(<VotingCard applianceId="a1" name="LG A1" />);
    await shows('Votes are not available right now.');
    expect(shownText()).not.toContain('No votes yet');
  });
});

function image(id: string): ApplianceDetailView['media'][number] {
  return { id, type: 'image', url: `/${id}.png`, width: 800, height: 600 };
}
