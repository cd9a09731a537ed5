import { expect, test } from '@jest/globals';
import { waitingText } from './waiting-text';

const wednesday = '2026-11-25T10:00:00.000Z';

test('technicians who wait are told since when, and when the check is usually done', () => {
  const text = 'Signed up 25 Nov, usually checked by 27 Nov';
  expect(waitingText(wednesday, new Date(wednesday))).toBe(text);
  expect(waitingText(wednesday, new Date('2026-11-27T10:00:00Z'))).toBe(text);
});

test('technicians who wait longer than usual are not shown a day that has passed', () => {
  expect(waitingText(wednesday, new Date('2026-11-27T10:00:01Z'))).toBe(
    'Signed up 25 Nov, the check takes longer than usual',
  );
});

test('technicians who sign up before a weekend are told the day that was promised to them, within 48 hours', () => {
  const friday = '2026-11-27T10:00:00.000Z';
  expect(waitingText(friday, new Date(friday))).toBe('Signed up 27 Nov, usually checked by 29 Nov');
});
