import type { AccountView, ScoreExplanationView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import {
  click,
  control,
  find,
  htmlOf,
  press,
  show,
  shownText,
  shows,
  textsOf,
  until,
} from '../../../../test/render';
import { serve } from '../../../../test/requests';
import { cardView, explanationView, retailerScores, type Score } from '../../../../test/views';
import type { VotesUpdates } from '../../votes/votes';
import { ToastHost } from '../notices/toast-host';
import { Movement, RankText } from './movement';
import { retailerMarks, ScoreBar } from './score-bar';
import { ScoreChart } from './score-chart';
import ScoreExplanation from './score-explanation';
import { ThumbsUpButton } from './thumbs-up-button';
import { WhyButton } from './why-button';

test.each([
  [1_200, 'Up 1,200', 'M5 1'],
  [-2, 'Down 2', 'M5 9'],
  [0, '–No change', undefined],
  ['new', 'New', undefined],
  [null, '', undefined],
] as const)('a movement by %s places reads "%s"', async (places, text, arrow) => {
  await show(<Movement places={places} />);
  expect(shownText()).toBe(text);
  expect(document.querySelector('path')?.getAttribute('d')?.slice(0, 4)).toBe(arrow);
});

test.each([
  [1, '3 of 39 stoves\u00a0 Up 1'],
  [0, '3 of 39 stoves'],
] as const)('a rank that moved by %s places reads "%s"', async (movement, text) => {
  await show(<RankText rank={{ rank: 3, of: 39, movement }} what="stoves" />);
  expect(document.body.textContent).toBe(text);
});

test('a score bar changes its colour at 3.0, 3.5, 4.0 and 4.5', async () => {
  const scores = ['0.0', '2.9', '3.0', '3.4', '3.5', '3.9', '4.0', '4.4', '4.5', '5.0'];
  const bar = (score: string) => <ScoreBar key={score} score={Number(score)} shownScore={score} />;
  await show(<div>{scores.map(bar)}</div>);
  const steps = [...document.querySelectorAll<HTMLElement>('.score-bar__bar')].map(
    ({ dataset }) => dataset.step,
  );
  expect(steps.join('')).toBe('1122334455');
});

test('a score bar is as long as its score, and marks zero too', async () => {
  await show(<ScoreBar score={4.56} shownScore="4.6" marks={[4.4]} />);
  expect(find('.score-bar__bar').style.getPropertyValue('--score')).toBe('4.56');
  expect(find('.score-bar__mark').style.getPropertyValue('--mark')).toBe('4.4');
  await show(<ScoreBar score={0} shownScore="0.0" />);
  expect(document.querySelectorAll('.score-bar__filled')).toHaveLength(2);
});

test('a score bar marks different scores of retailers, but not a single one', () => {
  const marks = (...scores: Score[]) => retailerMarks({ retailers: retailerScores(...scores) });
  expect(marks([46, 1], [44, 1], [46, 1])).toEqual([4.6, 4.4]);
  expect(marks([46, 1], [null, 9])).toEqual([]);
});

test('a chart has one description, which is not read twice', async () => {
  await show(
    <ScoreChart chart={{ low: 4, high: 5 }} description="From 4 to 5">
      {null}
    </ScoreChart>,
  );
  expect([find('svg').getAttribute('aria-label'), document.querySelector('svg title')]).toEqual([
    'From 4 to 5',
    null,
  ]);
});

test('the axis of a chart counts upwards', async () => {
  await show(
    <ScoreChart chart={{ low: 4, high: 5 }} description="From 4 to 5">
      {null}
    </ScoreChart>,
  );
  const labels = [...document.querySelectorAll('text')].map((each) => [
    each.textContent,
    each.getAttribute('y'),
  ]);
  expect(labels).toEqual([
    ['4.0', '198'],
    ['4.5', '111'],
    ['5.0', '24'],
  ]);
});

test('the button of an explanation says that it opens a dialog', async () => {
  await show(<WhyButton card={cardView()} />);
  expect(control('Why 4.6? LG A1').getAttribute('aria-haspopup')).toBe('dialog');
});

describe("The technicians' thumbs-up", () => {
  const open = (account: Partial<AccountView> | null, votes: VotesUpdates) =>
    show(
      <>
        <ThumbsUpButton applianceId="a1" of=" for LG A1" />
        <ToastHost />
      </>,
      { account, votes },
    );

  test.each([
    ['a visitor', null],
    ['a member', { userType: 'homeowner', isVerifiedTech: 0 }],
    ['a technician awaiting verification', { userType: 'tech', isVerifiedTech: 0 }],
  ] as const)('is locked for %s, with the reason', async (_, account) => {
    const requested = serve({});
    await open(account, { a1: { counts: 'known' } });
    const name = 'Verified Repair Technician Required. Tech vote for LG A1, 0 votes';
    await click(name);
    const button = control(name);
    expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-pressed')]).toEqual([
      'true',
      null,
    ]);
    expect(button.textContent).toBe('0');
    expect(textsOf('[role=tooltip]')).toEqual(['Verified Repair Technician Required']);
    expect(requested).toEqual([]);
  });

  test('says on keyboard focus why it is locked, until Escape is pressed', async () => {
    await open(null, { a1: { counts: 'known' } });
    await act(async () => find('button').focus());
    expect(textsOf('[role=tooltip]')).toEqual(['Verified Repair Technician Required']);
    expect(textsOf('a')).toEqual([]);
    await press(find('button'), 'Escape');
    expect(textsOf('[role=tooltip]')).toEqual([]);
  });

  test('says to a pointer that rests on it why it is locked, until Escape is pressed anywhere', async () => {
    await open(null, { a1: { counts: 'known' } });
    await act(async () => find('button').dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
    await until(() => textsOf('[role=tooltip]').length > 0);
    await press(document.body, 'Escape');
    expect(textsOf('[role=tooltip]')).toEqual([]);
  });

  test('leads who presses it to the sign-up for technicians, until they touch or focus something else', async () => {
    await open(null, { a1: { counts: 'known' } });
    const press = () => click('Verified Repair Technician Required. Tech vote for LG A1, 0 votes');
    const focus = (element: HTMLElement | null) => act(async () => element?.focus());
    await press();
    expect(control('How to get verified').getAttribute('href')).toBe('/tech-signup');
    await focus(find('button'));
    await focus(find('a'));
    expect(textsOf('a')).toEqual(['How to get verified']);
    await act(async () => find('a').blur());
    expect(textsOf('a, [role=tooltip]')).toEqual([]);
    await press();
    const touch = (element: Element) =>
      act(async () => element.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    await touch(find('a'));
    expect(textsOf('a')).toEqual(['How to get verified']);
    await touch(document.body);
    expect(textsOf('a, [role=tooltip]')).toEqual([]);
  });

  test('takes the focus back from the link to the sign-up that Escape hides', async () => {
    await open(null, { a1: { counts: 'known' } });
    await click('Verified Repair Technician Required. Tech vote for LG A1, 0 votes');
    await act(async () => find('a').focus());
    await press(find('a'), 'Escape');
    expect(textsOf('a, [role=tooltip]')).toEqual([]);
    expect(document.activeElement).toBe(find('button'));
  });

  test('does not lead technicians who wait to where they have been', async () => {
    await open({ userType: 'tech', isVerifiedTech: 0 }, { a1: { counts: 'known' } });
    await click('Verified Repair Technician Required. Tech vote for LG A1, 0 votes');
    expect(textsOf('[role=tooltip]')).toEqual(['Verified Repair Technician Required']);
    expect(textsOf('a')).toEqual([]);
  });

  test('has no count before it is loaded', async () => {
    await open({ isVerifiedTech: 1 }, {});
    expect(control('Tech vote for LG A1').textContent).toBe('–');
  });

  test('waits for its answer, and fails with a message', async () => {
    const answer = Promise.withResolvers<unknown>();
    serve({ '/api/tech-votes': answer.promise });
    await open({ isVerifiedTech: 1 }, { a1: { counts: 'known' } });
    await click('Tech vote for LG A1, 0 votes');
    await until(() => find('button').getAttribute('aria-disabled') === 'true');
    expect(control('Tech vote for LG A1, 1 vote').getAttribute('aria-pressed')).toBe('true');
    answer.reject(new TypeError('Failed to fetch'));
    await shows('Your vote could not be saved. Try again.');
    expect(control('Tech vote for LG A1, 0 votes').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('The explanation of a score', () => {
  async function open(explanation: ScoreExplanationView): Promise<void> {
    serve({ '/api/appliances/a1/score': explanation });
    await show(<ScoreExplanation applianceId="a1" />);
  }

  test('lists scores entered by staff and without a review count, and says what they weigh', async () => {
    await open(explanationView([46, 300], [44, null]));
    expect(textsOf('tr').slice(1)).toEqual([
      "Lowe's4.63003004.585Jun 2026",
      'Home Depot4.4not given10.014by staff',
      'Weighted mean4.63003014.599',
      'Plain mean4.51 each4.500',
    ]);
    expect(find('[aria-label="How 4.6 is made up"]').tabIndex).toBe(0);
    expect(find('p').textContent).toMatch(/^Each retailer counts as much as the reviews behind it\./);
    expect(find('.score-explanation__equation').textContent).toBe(
      '(4.6 × 300 + 4.4 × 1) ÷ 301 = 4.599, shown as 4.6',
    );
    expect(textsOf('.score-explanation__notes li')).toEqual([
      'Home Depot: a score without a review count weighs as one review.',
      'Best Buy and AJ Madison: no score. Left out, not counted as zero.',
    ]);
  });

  test('is that of its own model', async () => {
    const other = { ...explanationView([40, 2]), id: 'b2' };
    serve({ '/api/appliances/a1/score': explanationView([46, 300]), '/api/appliances/b2/score': other });
    await show(
      <>
        <ScoreExplanation applianceId="a1" />
        <ScoreExplanation applianceId="b2" />
      </>,
    );
    expect(textsOf('.score-explanation__equation')).toEqual([
      '4.6 × 300 ÷ 300 = 4.600, shown as 4.6',
      '4.0 × 2 ÷ 2 = 4.000, shown as 4.0',
    ]);
  });

  test('announces that it is loading', () => {
    expect(htmlOf(<ScoreExplanation applianceId="a1" />)).toMatch(/role="status".*Loading the explanation/);
  });

  test('says that it is what the browser calculates, too', async () => {
    const explanation = explanationView([43, 238], [47, 224]);
    await open(explanation);
    expect(find('.score-explanation__agreement').textContent).toMatch(
      /got the same result: 4\.493939, shown as 4\.5\.$/,
    );
    expect(textsOf('[role=alert]')).toEqual([]);
  });

  test('raises an alert when the browser calculates a different result', async () => {
    const explanation = explanationView([43, 238], [47, 224]);
    await open({ ...explanation, avgScore: explanation.avgScore + 0.1 });
    expect(textsOf('[role=alert]')).toEqual([
      expect.stringMatching(/^Your browser recalculated this score and got a different result: /),
    ]);
    expect(textsOf('.score-explanation__agreement')).toEqual([]);
  });

  test('says that it could not be loaded, and retries', async () => {
    serve({ '/api/appliances/a1/score': Response.json({}, { status: 503 }) });
    await show(<ScoreExplanation applianceId="a1" />);
    expect(shownText()).toContain('The explanation could not be loaded.');
    serve({ '/api/appliances/a1/score': explanationView([43, 238], [47, 224]) });
    await click('Try again');
    await shows('got the same result');
    expect(shownText()).not.toContain('could not be loaded');
  });

  test('has a table of a single score too', async () => {
    await open(explanationView([46, 300]));
    expect(textsOf('tbody th')).toEqual(["Lowe's"]);
  });

  test('of a model without scores has nothing to calculate', async () => {
    await open(explanationView());
    expect(shownText()).toContain('there is nothing to average');
    expect(find('.score-explanation__agreement').textContent).toContain('0, shown as 0.0');
    expect(textsOf('table, .score-explanation__equation')).toEqual([]);
  });
});
