import type { ImportReport } from '@appliance-index/backend/contract';
import { expect, test } from '@jest/globals';
import { useMemo, useState } from 'react';
import { answerQuestions } from '../../../../test/dialogs';
import { click, control, focusedText, press, show, shows, textsOf, until } from '../../../../test/render';
import { recordRequests, serve } from '../../../../test/requests';
import { ChakraSystem } from '../../../shared/theme/chakra-system';
import { Link } from '../../../shared/ui/link';
import { ToastHost } from '../../../shared/ui/notices/toast-host';
import { OpenMatches } from './open-matches';

const candidate = (model: string, reason: string) => ({
  ...{ applianceId: `id of ${model}`, brand: 'LG', model, category: 'washers', reason, isOtherBrand: false },
});
const name = (line: number, ...candidates: ReturnType<typeof candidate>[]) => ({
  ...{ line, brand: 'LG', model: `A*${line}`, category: 'washers', candidates },
});
const listed = [name(2, candidate('A12', 'wildcard'), candidate('A22', 'wildcard')), name(3), name(4)];

const path = '/api/admin/aliases';
const pressed = () => textsOf('[aria-pressed=true]');
const key = (pressedKey: string) => press(document.activeElement ?? document.body, pressedKey);

const reportOf = (names: typeof listed) =>
  ({ unmatched: { total: names.length, listed: names } }) as unknown as ImportReport;

/** A plan of which the next one asks about the first name only, with a link to another page. */
function Plan({ onRedo }: { onRedo: () => void }) {
  const [names, setNames] = useState(listed);
  const report = useMemo(() => reportOf(names), [names]);
  const redo = () => {
    onRedo();
    setNames(listed.slice(0, 1));
  };
  return (
    <>
      <OpenMatches report={report} onSaved={redo} />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

async function open() {
  const answers: Record<string, unknown> = {};
  serve(answers);
  let redone = 0;
  await show(
    <ChakraSystem>
      <Plan onRedo={() => redone++} />
      <a href="/elsewhere">Elsewhere</a>
      <ToastHost />
    </ChakraSystem>,
  );
  return { answers, requests: recordRequests(), redone: () => redone };
}

test('Names of a file are decided by keyboard and saved in one request, after which the plan is made again', async () => {
  const { answers, requests, redone } = await open();
  control('1LG A12 wildcard').focus();
  await key('2');
  expect(pressed()).toEqual(['2LG A22 wildcard']);
  await key('ArrowDown');
  expect(focusedText()).toBe('NNew model ');
  await key('1'); // It has no candidate.
  await key('n');
  await key('ArrowDown');
  await key('i');
  await key('ArrowDown'); // It is the last.
  expect(pressed()).toEqual(['2LG A22 wildcard', 'NNew model ', 'IIgnore ']);
  await key('ArrowUp');
  await key('0');
  control('Save 2 decisions and plan again');
  answers[path] = new Response('', { status: 503 });
  await key('Enter');
  await until(() => textsOf('.toast__root').includes('ErrorNothing was saved.'));
  expect([pressed().length, redone()]).toEqual([2, 0]);
  answers[path] = [{}, {}];
  await key('Enter');
  await until(() => redone() === 1);
  await shows('2 decisions saved');
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const written = (line: number) => ({ brand: 'LG', model: `A*${line}`, category: 'washers' });
  expect(sent.at(-1)).toEqual({
    decisions: [
      { ...written(2), decision: 'same', applianceId: 'id of A22' },
      { ...written(4), decision: 'ignore' },
    ],
  });
});

test('What is decided is left only after a question, which a new tab need not ask', async () => {
  await open();
  const asked = answerQuestions(false);
  control('1LG A12 wildcard').focus();
  await key('2');
  await click('Elsewhere');
  expect(asked).toEqual(['You have unsaved changes. Leave without saving?']);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await click('Earlier decisions (new tab)');
  expect(asked).toHaveLength(1);
});

test('Tab reaches the names that are left once those after them are decided', async () => {
  const { answers, redone } = await open();
  answers[path] = [{}];
  control('1LG A12 wildcard').focus();
  await key('ArrowDown');
  await key('ArrowDown');
  await key('i');
  await key('Enter');
  await until(() => redone() === 1);
  expect(textsOf('.open-matches__choices [tabindex="0"]')).toHaveLength(4);
});

test('Decisions that are not saved are not left without being asked', async () => {
  await open();
  const asked = answerQuestions(false);
  await click('Elsewhere');
  expect(asked).toEqual([]);
  control('1LG A12 wildcard').focus();
  await key('i');
  await click('Elsewhere');
  expect(asked).toHaveLength(1);
});

test('Nothing is saved while nothing is decided, and Tab passes by the other names', async () => {
  const { requests } = await open();
  expect(control('Save 0 decisions and plan again').getAttribute('aria-disabled')).toBe('true');
  control('1LG A12 wildcard').focus();
  await key('Enter');
  expect(requests).toEqual([]);
  expect(textsOf('.open-matches__choices [tabindex="0"]')).toHaveLength(4);
});
