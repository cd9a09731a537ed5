import type {
  AuditRecordView,
  StaffArticleView,
  TechnicianView,
  TrashedView,
} from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { answerQuestions, clickInDialog } from '../../../test/dialogs';
import {
  click,
  control,
  fillNamed,
  find,
  focusedName,
  focusedText,
  pressEnter,
  show,
  shownText,
  shows,
  textsOf,
  until,
} from '../../../test/render';
import { recordRequests, serve } from '../../../test/requests';
import { ToastHost } from '../../shared/ui/notices/toast-host';
import ArticlesPage from './articles/articles-page';
import AuditPage from './audit/audit-page';
import TrashPage from './catalogue/trash-page';
import TechniciansPage from './technicians/technicians-page';

const open = (page: ReactElement, path = '/admin') =>
  show(
    <>
      {page}
      <ToastHost />
    </>,
    { account: { isAdmin: 1 }, path },
  );

const toasts = (text: string) => until(() => textsOf('.toast__root').includes(text));
const names = () => [...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
const rowCount = () => document.querySelectorAll('tr').length;
const unavailable = (body: object) => Response.json(body, { status: 503 });

const technician = (
  number: number,
  signedUpAt = new Date().toISOString(),
  more: Partial<TechnicianView> = {},
): TechnicianView => ({
  ...{ email: `tech${number}@example.org`, verification: 'pending', verificationReason: null, signedUpAt },
  ...{ techName: `Tech ${number}`, techCompany: 'Fixit', techCity: 'A', techState: 'B', techCountry: 'C' },
  ...{ verificationNote: null, techWebsite: null, techLicence: null, techPhone: null, ...more },
});

describe('Technicians', () => {
  const queuePath = '/api/admin/technicians?verification=pending';
  const decisionPath = (number: number, decision: string) =>
    `/api/admin/technicians/tech${number}%40example.org/${decision}`;

  const openQueue = async (...queue: TechnicianView[]) => {
    const answers: Record<string, unknown> = { [queuePath]: queue };
    serve(answers);
    await open(<TechniciansPage />);
    return answers;
  };

  const reject = async (number: number) => {
    await pressEnter(`Reject tech${number}@example.org`);
    await fillNamed('reason', 'No such company');
    await pressEnter('Reject');
  };

  test('are due after 24 hours, and overdue after 48', async () => {
    const since = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
    await openQueue(...[23, 24, 47, 48, 72].map((hours, index) => technician(index, since(hours))));
    expect(textsOf('[data-label=Waiting]')).toEqual([
      '23 hours',
      '24 hours, due',
      '47 hours, due',
      '2 days, overdue',
      '3 days, overdue',
    ]);
  });

  test('are shown with what they gave for the check, and a search for their company', async () => {
    const proofs = { techWebsite: 'https://fixit.example/us', techLicence: 'OH 1', techPhone: '555-0123' };
    await openQueue(technician(1, undefined, proofs), technician(2));
    expect(textsOf('[data-label="To check"]')).toEqual([
      'fixit.example/usLicence OH 1555-0123Search for Fixit',
      'Search for Fixit',
    ]);
    const links = [...document.querySelectorAll('[data-label="To check"] a')].slice(0, 2);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://fixit.example/us',
      'https://duckduckgo.com/?q=%22Fixit%22%20A%20B%20appliance%20repair',
    ]);
    for (const link of links)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
  });

  test('are decided on with a note of what was checked, which stays in their row, and the details then', async () => {
    const answers = await openQueue(technician(1), technician(2));
    const requests = recordRequests();
    answers[decisionPath(1, 'verify')] = technician(1);
    answers[decisionPath(2, 'reject')] = technician(2);
    await fillNamed('note', 'Rang the shop');
    await click('Approve tech1@example.org');
    await toasts('Successtech1@example.org is verified');
    await reject(2);
    await until(() => requests.some(({ path }) => path.endsWith('/reject')));
    const bodies = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const seen = { techCompany: 'Fixit', techWebsite: null, techLicence: null, techPhone: null };
    expect(bodies).toEqual([
      { note: 'Rang the shop', seen },
      { reason: 'No such company', note: '', seen },
    ]);
  });

  test('keep a note when the session has ended, and are not left without being asked', async () => {
    const answers = await openQueue(technician(1), technician(2));
    const ended = Response.json({}, { status: 401 });
    const asked = answerQuestions(false);
    await fillNamed('note', 'Rang the shop');
    for (const path of [decisionPath(1, 'verify'), queuePath]) answers[path] = ended;
    await click('Approve tech1@example.org');
    await until(() => textsOf('.toast__root button').includes('Sign in again'));
    await click('Trash');
    expect(asked).toHaveLength(1);
    expect(find<HTMLInputElement>('[name=note]').value).toBe('Rang the shop');
  });

  test('keep a reason that is being typed, unless it is discarded on purpose', async () => {
    await openQueue(technician(1));
    await pressEnter('Reject tech1@example.org');
    await fillNamed('reason', 'No such company');
    const asked = answerQuestions(false);
    await clickInDialog('Cancel');
    expect(asked).toEqual(['You have unsaved changes. Leave without saving?']);
    expect(find<HTMLTextAreaElement>('[name=reason]').value).toBe('No such company');
    answerQuestions(true);
    await clickInDialog('Cancel');
    await until(() => textsOf('[name=reason]').length === 0);
  });

  test('are not decided on by the second press of a double click, meant for the one before', async () => {
    const answers = await openQueue(technician(1));
    const requests = recordRequests();
    answers[decisionPath(1, 'verify')] = technician(1);
    const press = (detail: number) =>
      act(async () => {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
        control('Approve tech1@example.org').dispatchEvent(event);
      });
    await press(2);
    expect(requests).toEqual([]);
    await press(1);
    expect(requests[0]?.method).toBe('POST');
  });

  test('who were decided on show what was checked', async () => {
    await openQueue(
      technician(1, undefined, { verification: 'rejected', verificationNote: 'Rang the shop' }),
    );
    expect(shownText()).toContain('Checked: Rang the shop');
  });

  test('leave the queue when a colleague has already decided', async () => {
    const answers = await openQueue(technician(3), technician(4));
    answers[queuePath] = [technician(4)];
    answers[decisionPath(3, 'verify')] = Response.json({ message: 'Decided already.' }, { status: 409 });
    await click('Approve tech3@example.org');
    await toasts('ErrorDecided already.');
    await until(() => !names().includes('Approve tech3@example.org'));
    expect(names()).toContain('Approve tech4@example.org');
  });

  test('are reported as not notified when the e-mail could not be sent', async () => {
    const answers = await openQueue(technician(1), technician(2));
    const isNotNotified = { isChanged: true, isMailed: false };
    answers[decisionPath(1, 'verify')] = { ...technician(1), ...isNotNotified };
    answers[decisionPath(2, 'reject')] = { ...technician(2), ...isNotNotified };
    const hint = 'but the e-mail could not be sent. Contact them directly.';
    await click('Approve tech1@example.org');
    await toasts(`Successtech1@example.org is verified, ${hint}`);
    await reject(2);
    await toasts(`Successtech2@example.org is rejected, ${hint}`);
  });

  test('move the focus to the remaining list when they are decided on', async () => {
    const answers = await openQueue(technician(1), technician(2));
    answers[queuePath] = [technician(2)];
    answers[decisionPath(1, 'verify')] = technician(1);
    await pressEnter('Approve tech1@example.org');
    await until(() => focusedName() === 'Pending technicians');
    await pressEnter('Reject tech2@example.org');
    await until(() => document.activeElement?.getAttribute('name') === 'reason');
    await pressEnter('Cancel');
    await until(() => focusedName() === 'Reject tech2@example.org');
    answers[queuePath] = [];
    answers[decisionPath(2, 'reject')] = technician(2);
    await reject(2);
    await until(() => focusedName() === 'Pending technicians');
    await shows('No technicians are waiting.');
  });

  test('are loaded by the page, each from the last entry', async () => {
    const queue = Array.from({ length: 130 }, (_, index) => technician(index + 1));
    const answers = await openQueue(...queue.slice(0, 100));
    answers[`${queuePath}&after=tech100%40example.org`] = queue.slice(100);
    expect(textsOf('[data-label=Email]').at(-1)).toBe('tech100@example.org');
    expect(rowCount()).toBe(101);
    await pressEnter('More technicians');
    await until(() => textsOf('[data-label=Email]').at(-1) === 'tech130@example.org');
    expect(rowCount()).toBe(131);
    expect(textsOf('button')).not.toContain('More technicians');
    await until(() => focusedText() === 'End of the list.');
  });
});

describe('The audit log', () => {
  const at = '2026-06-01T10:00:00.000Z';
  const log = Array.from(
    { length: 101 },
    (_, index) =>
      ({
        ...{ id: String(101 - index), at, actor: 'a', action: 'b', subject: 'media', label: 'c' },
        ...{ before: null, after: null },
      }) as unknown as AuditRecordView,
  );

  test('says beside its button that the next page could not be loaded', async () => {
    const answers: Record<string, unknown> = {
      '/api/admin/audit?': log.slice(0, 100),
      '/api/admin/audit?before=2': unavailable({ message: 'Try again soon.' }),
    };
    serve(answers);
    await open(<AuditPage />);
    await pressEnter('Earlier changes');
    await shows('Try again soon.');
    const notice = find('[role=alert]');
    expect(notice.textContent).toBe('Try again soon.');
    expect(notice.previousElementSibling).toBe(find('table'));
    expect(notice.nextElementSibling).toBe(control('Earlier changes'));
    answers['/api/admin/audit?before=2'] = log.slice(100);
    await pressEnter('Earlier changes');
    await until(() => focusedText() === 'End of the list.');
    expect(textsOf('[role=alert]')).toEqual([]);
    expect(rowCount()).toBe(102);
  });

  test('names what a change was about as its filter does', async () => {
    serve({ '/api/admin/audit?': [{ ...log[0], subject: 'alias', label: 'LG A*1' }] });
    await open(<AuditPage />);
    expect(textsOf('tbody th')).toEqual(['LG A*1 Names in files']);
    expect(textsOf('[name=subject] option')).toContain('Names in files');
  });

  test('takes no longer text than the server looks for', async () => {
    serve({ '/api/admin/audit?': [] });
    await open(<AuditPage />);
    expect(find<HTMLInputElement>('[name=q]').maxLength).toBe(200);
  });

  test('does not present a partial export as complete', async () => {
    serve({ '/api/admin/audit?': log.slice(0, 100), '/api/admin/audit?before=2': log.slice(100) });
    await open(<AuditPage />);
    control('Export the 100 shown');
    await click('Earlier changes');
    await shows('End of the list.');
    const [header, first, ...rest] = (await savedBy(() => click('Export CSV'))).trimEnd().split('\r\n');
    expect(header).toBe('\ufeff"at","actor","subject","label","change"');
    expect(first).toBe(`"${at}","a","media","c","B"`);
    expect(rest).toHaveLength(100);
  });

  test('has filters that match the URL, and keep the focus', async () => {
    const requested = serve({
      '/api/admin/audit?subject=appliance&text=LG': log,
      '/api/admin/audit?subject=appliance&text=boss': log,
      '/api/admin/audit?subject=appliance&text=nobody': [],
      '/api/admin/audit?': log,
    });
    let address = '';
    const page = (
      <>
        <AuditPage />
        <Address report={(current) => (address = current)} />
      </>
    );
    await open(page, '/admin/audit?q=LG&subject=appliance');
    const field = (name: string) => find(`[name=${name}]`) as HTMLInputElement;
    const submit = () => act(async () => field('q').form?.requestSubmit());
    expect([field('q').value, field('subject').value]).toEqual(['LG', 'appliance']);
    field('q').focus();
    await fillNamed('q', 'boss');
    await submit();
    await until(() => requested.at(-1) === '/api/admin/audit?subject=appliance&text=boss');
    expect(address).toBe('/admin/audit?q=boss&subject=appliance');
    expect(document.activeElement).toBe(field('q'));
    await fillNamed('q', 'nobody');
    await submit();
    await shows('No changes match the filter.');
    await click('Audit log');
    await until(() => address === '/admin/audit');
    expect([field('q').value, field('subject').value]).toEqual(['', '']);
  });
});

describe('The trash', () => {
  const deleted = {
    appliance: { id: 'a1', brand: 'LG', model: 'A1', category: 'fridges' },
    deletedAt: '2026-06-01T10:00:00',
    removedAt: '2026-07-01T10:00:00',
  } as TrashedView;

  test('tells when a model was deleted and when it expires', async () => {
    serve({ '/api/admin/trash?': [deleted] });
    await open(<TrashPage />);
    expect([find('[data-label=Deleted]').textContent, find('[data-label=Expires]').textContent]).toEqual([
      '2026-06-01 10:00',
      '2026-07-01 10:00',
    ]);
  });

  test('moves the focus to the remaining list when a model is restored', async () => {
    const answers: Record<string, unknown> = { '/api/admin/trash?': [deleted] };
    serve(answers);
    await open(<TrashPage />);
    answers['/api/admin/trash?'] = [];
    const restorePath = '/api/admin/appliances/a1/restore';
    answers[restorePath] = {};
    const requests = recordRequests();
    await pressEnter('Restore LG A1');
    await toasts('SuccessLG A1 restored');
    expect(requests[0]).toMatchObject({ method: 'POST', path: restorePath });
    await until(() => focusedName() === 'Deleted appliances');
  });

  test('shows the request id when it failed to load, and can be retried', async () => {
    const answers: Record<string, unknown> = {
      '/api/admin/trash?': unavailable({ message: 'The database is away.', requestId: 'req-7' }),
    };
    serve(answers);
    await open(<TrashPage />);
    expect(find('[role=alert]').textContent).toMatch(/^The database is away\..*Request req-7/);
    answers['/api/admin/trash?'] = [];
    await click('Try again');
    await shows('The trash is empty');
    expect(textsOf('[role=alert]')).toEqual([]);
  });
});

test('Publishing or unpublishing an article keeps the focus on its button', async () => {
  const article = (isPublished: 0 | 1) =>
    ({ id: '1', title: 'Lint', isPublished, publishedAt: '2026-06-01T10:00:00.000Z' }) as StaffArticleView;
  const answers: Record<string, unknown> = { '/api/admin/articles?': [article(1)] };
  serve(answers);
  await open(<ArticlesPage />);
  for (const [action, isPublished, next] of [
    ['Unpublish', 0, 'Publish'],
    ['Publish', 1, 'Unpublish'],
  ] as const) {
    answers['/api/admin/articles?'] = [article(isPublished)];
    answers[`/api/admin/articles/1/${action.toLowerCase()}`] = article(isPublished);
    await pressEnter(`${action} Lint`);
    await until(() => focusedName() === `${next} Lint`);
  }
  expect(shownText()).toContain('Published');
});

function Address({ report }: { report: (address: string) => void }) {
  const { pathname, search } = useLocation();
  report(pathname + search);
  return null;
}

/** The text of the file that an action downloads. */
async function savedBy(action: () => Promise<void>): Promise<string> {
  let saved = new Blob();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => {
    saved = file;
    return '#saved';
  };
  URL.revokeObjectURL = () => undefined;
  try {
    await action();
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  }
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsArrayBuffer(saved);
  await read;
  return Buffer.from(reader.result as ArrayBuffer).toString();
}
