/** Which of our drawings stands for an article without a picture, by what it is about. */
const drawings: [word: RegExp, name: string][] = [
  [/\bdryers?\b/, 'dryers-front-load'],
  [/\b(washers?|washing machines?)\b/, 'washers-front-load'],
  [/\b(dishwashers?|drains?)\b/, 'dishwashers-standard-dishwasher'],
  [/\b(fridges?|refrigerators?|freezers?)\b/, 'fridges-french-door'],
  [/\b(stoves?|ranges?|ovens?|cooktops?)\b/, 'stoves-gas-stove'],
  [/\bmicrowaves?\b/, 'microwaves-otr-microwave'],
];

/** For what is about none of them. */
const others = [
  'fridges-top-bottom',
  'stoves-electric-stove',
  'washers-top-load',
  'fridges-side-by-side',
  'dryers-tumble',
  'microwaves-countertop-microwave',
  'dishwashers-portable-dishwasher',
];

/** The drawing's name; the same for the same words, wherever the article is shown. */
export function articleDrawing({ title, excerpt }: { title: string; excerpt?: string | null }): string {
  const named = [title, excerpt ?? ''].map((text) => firstNamed(text.toLowerCase())).find(Boolean);
  return named ?? others[sumOf(title) % others.length] ?? '';
}

/** The appliance that is named first. */
function firstNamed(text: string): string | undefined {
  const found = drawings.map(([word, name]) => ({ name, at: text.search(word) })).filter(({ at }) => at >= 0);
  return found.sort((one, other) => one.at - other.at)[0]?.name;
}

function sumOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
}
