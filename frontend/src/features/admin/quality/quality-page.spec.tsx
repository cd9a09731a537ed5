import type { FindingView, QualityCheckView } from '@appliance-index/backend/contract';
import { dayOf } from '@appliance-index/domain/quality/acceptance';
import { describe, expect, test } from '@jest/globals';
import { clickInDialog } from '../../../../test/dialogs';
import { choose, click, control, find, focusedName, shows, textsOf, until } from '../../../../test/render';
import { recordRequests, serve } from '../../../../test/requests';
import { address, openStaffPage, toasted, type } from '../../../../test/staff-page';
import QualityPage from './quality-page';

const finding = (name: string, more: Partial<FindingView> = {}): FindingView => ({
  ...{ check: 'jump', subject: `${name}@lowes`, applianceId: `id of ${name}`, retailer: 'lowes', name },
  ...{ state: 'open', sentence: 'It jumped.', reason: null, until: null, ...more },
});
const check = (
  code: QualityCheckView['code'],
  title: string,
  open: number,
  findings: FindingView[],
): QualityCheckView => ({
  ...{ code, title, findings, advice: `Look at ${title}.`, about: 'model' },
  counts: { open, accepted: 2, fixed: 0 },
});

const overview = '/api/admin/quality?state=open';
const jumps = '/api/admin/quality/jump?state=open';
const answersWith = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  [overview]: [
    check('jump', 'Jump', 120, [finding('LG A'), finding('LG B')]),
    check('brand-spelling', 'Spelling', 1, [
      finding('GE, Ge', { check: 'brand-spelling', subject: 'ge', applianceId: null, retailer: null }),
    ]),
    check('retailer-late', 'Late', 1, [
      finding('', { check: 'retailer-late', subject: 'lowes', applianceId: null, name: null }),
    ]),
    check('no-type', 'No type', 0, []),
  ],
  [jumps]: [finding('LG A'), finding('LG B')],
  ...more,
});
const open = async (path = '/admin/quality', answers = answersWith()) => {
  serve(answers);
  await openStaffPage(<QualityPage />, path);
  return answers;
};
const linksOf = (name: string) => control(name).getAttribute('href');

describe('The findings', () => {
  test('are grouped by check, and each leads to where it can be mended, and back', async () => {
    await open();
    expect(textsOf('h2')).toEqual(['Jump 120', 'Spelling 1', 'Late 1']);
    expect(textsOf('[role=tab]')).toEqual(['Open122', 'Accepted8', 'Fixed0']);
    expect(linksOf("LG A at Lowe's")).toBe('/admin?edit=id+of+LG+A&back=%2Fadmin%2Fquality');
    expect(linksOf('GE, Ge')).toBe('/admin?q=GE&back=%2Fadmin%2Fquality');
    expect(linksOf("Lowe's")).toBe('/admin/imports');
    expect(linksOf('Show all 120 findings: Jump')).toBe('/admin/quality?check=jump&state=open');
  });

  test('of one check are at an address of their own', async () => {
    await open('/admin/quality', answersWith({ '/api/admin/quality?state=fixed': answersWith()[overview] }));
    await choose('check', 'jump');
    await until(() => address() === '/admin/quality?check=jump&state=open');
    await until(() => textsOf('tbody th').join() === "LG A at Lowe's,LG B at Lowe's");
    await choose('check', '');
    await until(() => textsOf('h2').length === 3);
  });

  test('are loaded by the page, from the last name and subject', async () => {
    const all = Array.from({ length: 101 }, (_, index) => finding(`LG ${index}`));
    const next = `${jumps}&after=LG+99%40lowes&afterName=LG+99`;
    await open(
      '/admin/quality?check=jump',
      answersWith({ [jumps]: all.slice(0, 100), [next]: all.slice(100) }),
    );
    await click('More findings');
    await shows("LG 100 at Lowe's");
  });

  test('that do not exist are said not to', async () => {
    await open('/admin/quality?check=no-type', answersWith({ '/api/admin/quality/no-type?state=open': [] }));
    await shows('No type: no open findings.');
  });

  test('say why they could not be loaded, and can be loaded again', async () => {
    const failing = Response.json({ message: 'The database is away.' }, { status: 503 });
    const answers = await open('/admin/quality', { [overview]: failing });
    await shows('The database is away.');
    Object.assign(answers, answersWith());
    await click('Try again');
    await shows("LG A at Lowe's");
  });
});

describe('A finding', () => {
  test('is accepted with a reason until a day, and leaves the list, which takes the focus', async () => {
    const answers = await open('/admin/quality?check=jump');
    await click("Accept LG A at Lowe's");
    await clickInDialog('Accept');
    expect(textsOf('[role=dialog] .ui-field-error')).toEqual(['Fill in the reason.']);
    await type('reason', 'A recall');
    expect(find<HTMLInputElement>('[role=dialog] [name=until]').value).toBe(dayOf(new Date(), 365));
    await type('until', '2030-01-31');
    answers['/api/admin/quality/jump/accept'] = { subjects: [] };
    // Of a long list, another one moves up.
    answers[jumps] = [finding('LG B'), finding('LG C')];
    const requests = recordRequests();
    await clickInDialog('Accept');
    await toasted("SuccessLG A at Lowe's accepted");
    expect(requests[0]).toMatchObject({
      path: '/api/admin/quality/jump/accept',
      body: { subjects: ['LG A@lowes'], reason: 'A recall', until: '2030-01-31' },
    });
    await until(() => focusedName() === 'Open findings: Jump');
  });

  test('is accepted together with others that are ticked', async () => {
    const answers = await open('/admin/quality?check=jump');
    await click('Select all');
    await shows('2 selected; actions in the region Selected findings');
    await click('Accept selected');
    await type('reason', 'A recall');
    answers['/api/admin/quality/jump/accept'] = { subjects: [] };
    const requests = recordRequests();
    await clickInDialog('Accept');
    await toasted('Success2 findings accepted');
    expect(requests[0]?.body).toMatchObject({ subjects: ['LG A@lowes', 'LG B@lowes'] });
    expect(textsOf('input:checked')).toEqual([]);
  });

  test('that is gone by now stays in its dialog, with a message', async () => {
    const answers = await open('/admin/quality?check=jump');
    await click("Accept LG A at Lowe's");
    await type('reason', 'A recall');
    answers['/api/admin/quality/jump/accept'] = Response.json({ message: 'Gone.' }, { status: 404 });
    await clickInDialog('Accept');
    await toasted('ErrorGone.');
    expect(find<HTMLInputElement>('[role=dialog] [name=reason]').value).toBe('A recall');
  });

  test('that was accepted says why and until when, and can be opened again', async () => {
    const accepted = finding('LG A', { state: 'accepted', reason: 'A recall', until: '2030-01-31' });
    const list = '/api/admin/quality/jump?state=accepted';
    const answers = await open(
      '/admin/quality?check=jump&state=accepted',
      answersWith({ '/api/admin/quality?state=accepted': answersWith()[overview], [list]: [accepted] }),
    );
    await shows('Accepted until January 31, 2030: A recall');
    answers['/api/admin/quality/jump/reopen'] = { subjects: ['LG A@lowes'] };
    answers[list] = [];
    await click("Reopen LG A at Lowe's");
    await toasted("SuccessLG A at Lowe's is open again");
    await shows('Jump: no accepted findings.');
  });
});
