/** What fingers run along: the alphabet, the digits, and the rows of keyboards in several languages. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  '!@#$%^&*()',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm,.-',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
];
/** In both directions, and on from the end to the start, as in '1234567890'. */
const tracks = rows.map((row) => row.repeat(2)).flatMap((row) => [row, [...row].reverse().join('')]);

const minRun = 3;
const maxUnit = 4;

/** Whether the password is a short text repeated, or nothing but runs of one character or along a row. */
export function isGuessable(password: string): boolean {
  const unit = repeatedUnit(password.toLowerCase());
  return unit.length <= maxUnit || isMadeOfRuns(unit);
}

/** The shortest text that is repeated, at least twice and perhaps broken off at the end; else the whole text. */
export function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  }
  return text;
}

function isMadeOfRuns(text: string): boolean {
  let rest = text;
  while (rest !== '') {
    const length = runLength(rest);
    if (length < minRun) return false;
    rest = rest.slice(length);
  }
  return true;
}

/** How many characters at the start are one run. */
function runLength(text: string): number {
  const isRun = (length: number) => tracks.some((track) => track.includes(text.slice(0, length)));
  let length = /^(.)\1*/su.exec(text)?.[0].length ?? 0;
  while (length < text.length && isRun(length + 1)) length++;
  return length;
}
