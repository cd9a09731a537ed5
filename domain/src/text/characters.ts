/** Control characters, lone surrogates, and bidirectional overrides and isolates. */
export const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Default-ignorable characters and the blank of Braille, except the `unprintable` ones, which are refused. */
const invisible = /(?![\u202a-\u202e\u2066-\u2069])[\p{DI}\u2800]/gu;
/** Most texts are plain ASCII; they need no closer look. */
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/** Drops characters that show nothing, such as zero-width spaces, soft hyphens and byte order marks. */
export function dropInvisible(text: string): string {
  return isAscii(text) ? text : text.replace(invisible, '');
}

const controlNames: Readonly<Record<string, string>> = {
  '\t': 'tab',
  '\n': 'line break',
  '\r': 'line break',
};

/** Names the first unprintable character of a text: 'line break, U+000A'; null when it has none. */
export function unprintableIn(text: string): string | null {
  if (/^[ -~]*$/.test(text)) return null;
  const [character] = unprintable.exec(text) ?? [];
  if (character === undefined) return null;
  const name = controlNames[character];
  return name === undefined ? codePoint(character) : `${name}, ${codePoint(character)}`;
}

/** Cyrillic and Greek letters, each before the Latin one it looks like. */
const lookAlikes = new Map(
  'аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw АA ВB ЕE ЗZ КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS οo νv ρp ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
    .split(' ')
    .map(([letter = '', latin = '']) => [letter, latin] as const),
);

/**
 * Says which letter makes a word of the text look like another: ' The letter U+0430 in "wаshers" looks like "a".'
 * Empty when there is none.
 */
export function lookAlikeNote(text: string): string {
  if (isAscii(text)) return '';
  const isLatinLike = (letter: string) => isAscii(letter) || lookAlikes.has(letter);
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const letter = [...word].find((each) => lookAlikes.has(each));
    if (letter === undefined || ![...word].every(isLatinLike)) continue;
    return ` The letter ${codePoint(letter)} in "${word}" looks like "${lookAlikes.get(letter)}".`;
  }
  return '';
}

/** 'U+00AD' */
function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
