import type {
  ImportReport,
  MediaView,
  StaffArticleView,
  TrashedView,
} from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import type { ReactElement } from 'react';
import { chooseFiles, holdUploads } from '../../../test/files';
import { choose, click, control, find, show, shownText, shows, textsOf, until } from '../../../test/render';
import { serve } from '../../../test/requests';
import { ChakraSystem } from '../../shared/theme/chakra-system';
import { ToastHost } from '../../shared/ui/notices/toast-host';
import { ArticlePreview } from './articles/article-editor';
import ArticlesPage from './articles/articles-page';
import { MediaGallery } from './catalogue/media-gallery';
import TrashPage from './catalogue/trash-page';
import { UploadTray } from './catalogue/upload-tray';
import { nextMonth } from './imports/import-fields';
import { ImportPlan } from './imports/import-plan';
import ImportsPage from './imports/imports-page';

const at = '2026-06-01T10:00:00.000Z';
const article = (title: string, isPublished: 0 | 1): StaffArticleView => ({
  ...{ id: title, title, isPublished, content: '<p>Text</p>', excerpt: null, category: 'insights' },
  ...{ author: 'Ann', imageUrl: null, publishedAt: at, version: 1, file: null },
});
const photo = (id: string): MediaView => ({ id, type: 'image', url: `/${id}.png`, width: 8, height: 6 });
const deleted = (model: string) =>
  ({
    appliance: { id: model, brand: 'LG', model, category: 'fridges' },
    deletedAt: at,
    removedAt: at,
  }) as TrashedView;

const lists = {
  '/api/admin/trash?': [deleted('A1')],
  '/api/admin/articles?': [article('Hidden', 0), article('Shown', 1)],
  '/api/media/appliance/a1': [photo('p1'), photo('p2')],
};

const gallery = <MediaGallery applianceId="a1" name="LG A1" hasImageUrl={false} />;

const open = (page: ReactElement) =>
  show(
    <ChakraSystem>
      {page}
      <ToastHost />
    </ChakraSystem>,
    { account: { isAdmin: 1 } },
  );

describe('A change that cannot be made', () => {
  test.each([
    ['Restore LG A1', <TrashPage key="" />, 'Failed to restore appliance'],
    ['Publish Hidden', <ArticlesPage key="" />, 'Nothing was changed. Try again.'],
    ['Move 2 forward', gallery, 'Nothing was changed.'],
  ])('says so, and can be tried again: %s', async (name, page, message) => {
    serve(lists);
    await open(page);
    await click(name);
    await until(() => textsOf('.toast__root').includes(`Error${message}`));
    expect(control(name).getAttribute('aria-disabled')).toBe('false');
  });
});

describe('The models selected in the trash', () => {
  const openTrash = async (...models: string[]) => {
    const answers: Record<string, unknown> = { '/api/admin/trash?': models.map(deleted) };
    serve(answers);
    await open(<TrashPage />);
    return answers;
  };

  test('are restored together', async () => {
    const answers = await openTrash('A1', 'A2', 'A3');
    await click('Select all');
    await click('Select LG A2');
    Object.assign(answers, { '/api/admin/appliances/bulk': {}, '/api/admin/trash?': [deleted('A2')] });
    control('Restore').focus();
    await click('Restore');
    await until(() => textsOf('.toast__root').includes('Success2 appliances restored'));
    await until(() => textsOf('tbody b').join() === 'A2');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Deleted appliances');
  });

  test('stay selected when they cannot be restored', async () => {
    await openTrash('A1', 'A2');
    await click('Select all');
    await click('Restore');
    await until(() => textsOf('.toast__root').includes('Nothing was restoredTry again.'));
    expect(control('Restore').getAttribute('aria-disabled')).toBe('false');
    await click('Clear selection');
    expect(textsOf('tbody input:checked')).toEqual([]);
  });
});

test('A list that cannot be refreshed keeps its rows', async () => {
  const answers: Record<string, unknown> = { ...lists, '/api/admin/articles/Hidden/publish': {} };
  const requested = serve(answers);
  await open(<ArticlesPage />);
  delete answers['/api/admin/articles?'];
  await click('Publish Hidden');
  await shows('Failed to fetch articles');
  expect(requested.at(-1)).toBe('/api/admin/articles?');
  expect(textsOf('tbody b, tbody th a')).toEqual(['Hidden', 'Shown']);
});

test('An upload shows what visitors may not see of its files, until others are chosen', async () => {
  const warning = '"phone.mov" is encoded as HEVC (H.265), so some browsers show no picture.';
  const uploads = holdUploads();
  serve({});
  await open(
    <ChakraSystem>
      <UploadTray applianceId="a1" onFilesChange={() => undefined} />
    </ChakraSystem>,
  );
  await chooseFiles('phone.mov');
  await click('Upload 1 file');
  await uploads[0]?.answer(201, [photo('p1'), { ...photo('p2'), warning }]);
  await until(() => textsOf('.toast__root').includes('SuccessFiles uploaded successfully'));
  expect(textsOf('[role=status] p')).toContain(warning);
  await chooseFiles('other.png');
  expect(textsOf('[role=status] p')).not.toContain(warning);
  await click('Remove other.png');
});

test('A preview that cannot be loaded says so', async () => {
  serve({});
  await show(<ArticlePreview article={article('Hidden', 0)} />);
  expect(textsOf('[role=alert]')).toEqual(['The preview could not be loaded. Try again.']);
});

describe('The plan of an import', () => {
  const ranked = (number: number, rankBefore: number | null, rankAfter: number | null) => ({
    ...{
      applianceId: `a${number}`,
      brand: 'LG',
      model: `A${number}`,
      category: 'fridges',
      subcategory: null,
    },
    ...{ rankBefore, rankAfter, line: number, isNew: rankBefore === null, fields: [] },
  });
  const report = (more: Partial<ImportReport>): ImportReport => ({
    ...{
      target: 'here',
      kind: 'scores',
      month: '2026-06',
      state: 'planned',
      importId: null,
      correctedBy: null,
      guards: [],
      checks: [],
      ranges: [],
    },
    ...{ retailers: ['lowes'], columns: [], ignoredColumns: [], fileNameHints: [], mapping: null },
    file: { name: 'june.csv', sha256: '', encoding: 'utf-8', bytes: 9, sheet: null },
    counts: { rows: 2, rejected: 0, ignored: 0, created: 0, changed: 2, unchanged: 0 },
    ...{ changes: nothing, displaced: nothing, rejects: nothing, unmatched: nothing, warnings: nothing },
    ...more,
  });
  const nothing = { total: 0, listed: [] };
  const plan = (more: Partial<ImportReport>) =>
    show(
      <ChakraSystem>
        <ImportPlan
          report={report(more)}
          isPending={false}
          isApplying={false}
          apply={() => undefined}
          discard={() => undefined}
          redo={() => undefined}
        />
      </ChakraSystem>,
    );

  test('marks new models, and shows the rank before and after', async () => {
    await plan({ changes: { total: 2, listed: [ranked(1, null, 1_200), ranked(2, 3, null)] } });
    expect(textsOf('tbody th[scope=row][data-kind=name]')).toEqual(['LGA1 New', 'LGA2 ']);
    expect(textsOf('[data-label=Rank]')).toEqual(['– → 1,200', '3 → –']);
    expect(shownText()).not.toContain('…');
  });

  test('shows the name of a new model only once', async () => {
    const fields = [
      { field: 'brand', before: null, after: 'LG' },
      { field: 'lowesScore', before: null, after: 44 },
    ];
    await plan({ changes: { total: 1, listed: [{ ...ranked(1, null, 2), fields } as never] } });
    expect(textsOf('td[data-label=Change]')).toEqual(["Lowe's Score – → 4.4"]);
  });

  test('counts what it leaves out', async () => {
    const many = Array.from({ length: 201 }, (_, index) => ranked(index, 1, 2)) as never[];
    const errors = many.map((_, line) => ({
      line,
      column: '',
      model: '',
      code: '',
      message: `No ${line}.`,
    })) as never[];
    await plan({
      changes: { total: 1_201, listed: many },
      displaced: { total: 11, listed: many.slice(0, 11) },
      rejects: { total: 7, listed: errors.slice(0, 7) },
      warnings: { total: 1_006, listed: errors },
    });
    expect(textsOf('.small.muted')).toEqual([
      '… and 1,001 more warnings.',
      '… and 2 more errors.',
      '… and 1,001 more models.',
      '… and 1 more model.',
    ]);
    expect(textsOf('tbody')).toHaveLength(3);
    expect(shownText()).toContain('11 other models displaced');
  });

  test.each([
    ['already-applied', 'This file has already been applied; there is nothing to do.'],
    ['nothing-to-do', 'The catalogue already has all of these values.'],
  ] as const)('that is %s says so, and offers nothing to apply', async (state, text) => {
    await plan({ state });
    expect(textsOf('[role=status]')).toEqual([text]);
    expect(textsOf('button')).toEqual([]);
  });

  test('counts no models of a file that has already been applied', async () => {
    await plan({ state: 'already-applied' });
    expect(textsOf('tbody th')).toEqual(['Database', 'File', 'Scores', 'Rejected']);
  });

  test('warns when the file name says another month', async () => {
    await plan({ fileNameHints: [{ field: 'month', value: '2026-05', isUsed: false }] });
    expect(shownText()).toContain('The file name says May 2026.');
  });

  test('offers nothing to apply if every row is rejected', async () => {
    await plan({
      state: 'rejected',
      counts: { rows: 2, rejected: 2, ignored: 0, created: 0, changed: 0, unchanged: 0 },
    });
    expect(textsOf('button')).toEqual([]);
  });

  const formAnswers = { '/api/admin/technicians/counts': {}, '/api/admin/imports?': [] };
  const requestPlan = async () => {
    await open(<ImportsPage />);
    Object.defineProperty(control('File'), 'files', { value: [new File(['brand'], 'june.csv')] });
    await click('Show the plan');
  };

  test('is for the month after the newest import, at the most for the current one', async () => {
    const imported = (month: string, rolledBackAt: string | null = null) => ({ month, rolledBackAt });
    const newest = [imported('2025-11'), imported('2025-12'), imported('2026-03', at)];
    expect(nextMonth(newest, '2026-05')).toBe('2026-01');
    expect(nextMonth(newest, '2025-12')).toBe('2025-12');
    expect(nextMonth([], '2026-05')).toBe('2026-05');
  });

  test('is for the month that the file says, or for one that is chosen from selects, and not in the future', async () => {
    const counts = { changed: 1, created: 0 };
    const record = { id: '7', retailers: [], counts, appliedAt: at, rolledBackAt: null };
    serve({ ...formAnswers, '/api/admin/imports?': [{ ...record, month: '2024-12' }] });
    await open(<ImportsPage />);
    const month = find<HTMLSelectElement>('[name=month]');
    expect([month.value, document.querySelector('[name=year]')]).toEqual(['', null]);
    await choose('month', '12');
    expect(find<HTMLSelectElement>('[name=year]').value).toBe('2025');
    await choose('year', String(new Date().getUTCFullYear()));
    const current = new Date().getUTCMonth();
    expect(month.value).toBe(String(current + 1).padStart(2, '0'));
    expect([...month.options].slice(1).map(({ disabled }) => disabled)).toEqual(
      Array.from({ length: 12 }, (_, index) => index > current),
    );
    await choose('month', '');
    expect(document.querySelector('[name=year]')).toBeNull();
  });

  test('says at its field what is wrong with the month', async () => {
    const message = '2026-13 is not a month.';
    serve({
      ...formAnswers,
      '/api/admin/imports': Response.json({ message, issues: [{ path: 'month', message }] }, { status: 400 }),
    });
    await requestPlan();
    await until(() => find('[name=month]').getAttribute('aria-invalid') === 'true');
    expect(find('.ui-field-error').textContent).toBe(message);
  });

  test('needs the file to be chosen again if it has changed, or a connection', async () => {
    serve(formAnswers);
    await requestPlan();
    const hint = 'If you have changed it, choose it again; otherwise check your connection.';
    await shows(`The file could not be sent. ${hint}`);
  });

  test('is followed by what a colleague has applied in the meantime', async () => {
    const answers: Record<string, unknown> = { ...formAnswers, '/api/admin/imports': report({}) };
    serve(answers);
    await requestPlan();
    await shows('Nothing has been saved yet.');
    answers['/api/admin/imports'] = report({ state: 'already-applied', importId: '7' });
    const counts = { changed: 2, created: 1_200 };
    const record = { month: null, retailers: [], counts, appliedAt: at, rolledBackAt: null };
    answers['/api/admin/imports?'] = [{ id: '7', ...record }];
    await click('Apply');
    await shows('This file has already been applied');
    await until(() => textsOf('td[data-label=Changed]').includes('2 + 1,200 new'));
  });
});
