import { expect, test } from '@jest/globals';
import { describeChange, formatTimestamp, timeZone } from './change-text';

test('A change lists the fields that differ, and no others', () => {
  const text = describeChange({
    action: 'reject',
    before: { verification: 'pending', isAdmin: 0, reason: null },
    after: { verification: 'rejected', isAdmin: 0, reason: 'No answer.' },
  });
  expect(text).toBe('Reject: Verification pending → rejected; Reason – → No answer.');
});

test('A time is told in the time zone that is named beside it', () => {
  const at = '2026-06-01T10:30:00.000Z';
  const zoned = new Date(`${formatTimestamp(at)} ${timeZone()}`);
  expect(zoned.toISOString()).toBe(at);
});

test('A change is named and its values are written as words, not as the codes that store them', () => {
  const [before, after] = [{ isAdmin: false }, { isAdmin: true }];
  expect(describeChange({ action: 'grant-admin', before, after })).toBe('Grant admin: Admin no → yes');
  expect(describeChange({ action: 'delete-media', before, after: null })).toBe('Delete media');
});

test('Categories and retailers have the names that the panel gives them', () => {
  const change = (before: object, after: object) => describeChange({ action: 'update', before, after });
  expect(change({ category: 'washers' }, { category: 'fridges' })).toBe(
    'Update: Category Washers → Refrigerators',
  );
  expect(change({ retailer: 'home-depot' }, { retailer: null })).toBe('Update: Retailer Home Depot → –');
});

test('An import tells how many models it changed, and how many rows it left out', () => {
  const counts = { rows: 1243, created: 2, changed: 1204, unchanged: 36, rejected: 1, ignored: 2 };
  const text = describeChange({ action: 'import', before: null, after: { ...counts, month: '2026-05' } });
  expect(text).toBe('Import: 2 new, 1,204 changed, 36 unchanged, 1 rejected row, 2 ignored rows');
});

test('A decision about a name in files tells what it means', () => {
  const said = (decision: string, sameAs: string | null) =>
    describeChange({ action: 'decide', before: null, after: { decision, sameAs } });
  expect(said('same', 'LG A1')).toBe('Decide: same as LG A1');
  expect(said('new', null)).toBe('Decide: new model');
  expect(said('ignore', null)).toBe('Decide: ignore');
});

test('A decision on a burst tells how many votes it was about', () => {
  const after = { votes: 1431, since: '2026-05-03T14:20:00Z' };
  expect(describeChange({ action: 'discard-votes', before: null, after })).toBe('Discard votes: 1,431');
});
