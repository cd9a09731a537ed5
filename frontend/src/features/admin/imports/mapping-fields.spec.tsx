import type { MappingPreview } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import {
  choose,
  click,
  control,
  fillNamed,
  find,
  press,
  show,
  shownText,
  shows,
  textsOf,
  until,
} from '../../../../test/render';
import { recordRequests, serve } from '../../../../test/requests';
import { ChakraSystem } from '../../../shared/theme/chakra-system';
import type { NeededChoices } from './api';
import { MappingFields } from './mapping-fields';

const path = '/api/admin/imports/preview';
const verdict = (field: string, more: Partial<MappingPreview['verdicts'][number]>) => ({
  ...{ field, column: 'x', read: 3, empty: 0, rejected: 0, problems: [], examples: [], values: [] },
  ...more,
});
const preview = {
  ...{ columns: ['Item', 'Type'], rows: [], origin: 'proposal', profile: null, total: 3, retailer: null },
  mapping: 'model=Item,category=Type',
  sources: [
    { field: 'model', index: 0, column: 'Item' },
    { field: 'category', index: 1, column: 'Type' },
  ],
  verdicts: [
    verdict('model', { examples: [{ line: 2, before: '# A1', after: '# A1' }] }),
    verdict('category', {
      values: [
        { value: 'Wine', rows: 2, isRead: false },
        { value: 'Ranges', rows: 1, isRead: true },
      ],
    }),
  ],
};

/** The mapping of a file, with the texts that the server is sent; it answers with the same preview. */
async function open(onNeeded: (needed: NeededChoices) => void = () => undefined) {
  const answers: Record<string, unknown> = { [path]: preview };
  serve(answers);
  const requests = recordRequests();
  const file = new File(['Item'], 'june.xlsx');
  await show(
    <ChakraSystem>
      <form>
        <MappingFields
          file={file}
          values={{ kind: 'scores', sheet: 'June', profile: 'one' }}
          isApplied={false}
          onNeeded={onNeeded}
        />
      </form>
    </ChakraSystem>,
  );
  const sent = () => requests.at(-1)?.body as FormData;
  return { answers, sent, maps: (text: string) => until(() => sent().get('mapping') === text) };
}

const leave = (selector: string) =>
  act(async () => find(selector).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

describe('What is done with the cells of a column', () => {
  test('is a pattern, which is sent when its field is left or on Enter, and shown on the first cells', async () => {
    const { answers, maps } = await open();
    await click('Pattern and values of Model');
    const [first, ...others] = preview.verdicts;
    const examples = [{ line: 2, before: '# A1', after: 'A1' }];
    const sources = [{ field: 'model', index: 0, column: 'Item', strip: '^# ' }];
    answers[path] = { ...preview, sources, verdicts: [{ ...first, examples }, ...others] };
    await fillNamed('pattern-model', '^# ');
    await leave('[name=pattern-model]');
    await maps('model=Item~"^# ",category=Type');
    await shows('Line 2: "# A1" is read as "A1".');
    control('1 pattern of Model');
    await fillNamed('pattern-model', '');
    await press(find('[name=pattern-model]'), 'Enter');
    await maps('model=Item');
  });

  test('is said to be wrong at its field, and stays while another is changed', async () => {
    const { answers, maps } = await open();
    await click('Pattern and values of Model');
    const message = 'The pattern "(" is not a regular expression.';
    const issues = [{ path: 'mapping.model', message }];
    answers[path] = Response.json({ code: 'mapping', message, issues }, { status: 400 });
    await fillNamed('pattern-model', '(');
    await press(find('[name=pattern-model]'), 'Enter');
    await until(() => textsOf('.ui-field-error').join() === message);
    expect(find('.ui-field-error').closest('.editor__stack')?.querySelector('select')?.name).toBe(
      'column-model',
    );
    answers[path] = Response.json({ code: 'mapping', message, issues }, { status: 400 });
    await choose('column-category', '@dryers');
    await maps('model=Item~"(",category=@dryers');
    expect(find<HTMLInputElement>('[name=pattern-model]').value).toBe('(');
  });

  test('are values of the file that stand for ours, those that are not read first, and others that are added', async () => {
    const { answers, maps } = await open();
    await click('Pattern and values of Category');
    expect(textsOf('.editor__box tbody th')).toEqual(['Wine not read', 'Ranges ']);
    const values = { Wine: 'fridges' };
    const sources = [{ field: 'category', index: 1, column: 'Type', values }];
    answers[path] = { ...preview, sources };
    await choose('meaning', 'fridges');
    await maps('model=Item,category=Type,category:Wine=fridges');
    control('1 value of Category');
    await fillNamed('addedValue', 'Cooktops');
    await press(find('[name=addedValue]'), 'Enter');
    expect(textsOf('.editor__box tbody th').at(-1)).toBe('Cooktops ');
    await choose('meaning', 'stoves/gas-stove', '.editor__box tr:last-of-type');
    await maps('category=Type,category:Cooktops=stoves/gas-stove,category:Wine=fridges');
  });
});

test('A field can have one value for all rows, which is typed', async () => {
  const { answers, maps } = await open();
  const sources = [{ field: 'brand', index: null, constant: '' }];
  answers[path] = { ...preview, sources };
  await choose('column-brand', '@');
  await until(() => shownText().includes('Brand of all rows'));
  await fillNamed('constant-brand', 'LG');
  await leave('[name=constant-brand]');
  await maps('brand=@LG');
});

test('The sheet is sent with each question, a profile until there is a mapping, and the names are handed on when one must be chosen', async () => {
  const offered: NeededChoices[] = [];
  const { answers, sent } = await open((needed) => offered.push(needed));
  expect([sent().get('sheet'), sent().get('kind'), sent().get('profile')]).toEqual(['June', 'scores', 'one']);
  const message = 'june.xlsx has 2 sheets: "May", "June".';
  const body = {
    code: 'file-sheet',
    message,
    issues: [{ path: 'sheet', message }],
    choices: ['May', 'June'],
  };
  answers[path] = Response.json(body, { status: 400 });
  await choose('column-model', '1');
  await shows(message);
  expect(sent().has('profile')).toBe(false);
  expect(offered).toEqual([{ sheet: ['May', 'June'] }]);
});
