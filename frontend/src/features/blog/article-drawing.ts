/** Drawings for articles without a picture, by the appliance they mention. */
const keywordDrawings: [pattern: RegExp, name: string][] = [
  [/\bdryers?\b/, 'dryers-front-load'],
  [/\b(washers?|washing machines?)\b/, 'washers-front-load'],
  [/\b(dishwashers?|drains?)\b/, 'dishwashers-standard-dishwasher'],
  [/\b(fridges?|refrigerators?|freezers?)\b/, 'fridges-french-door'],
  [/\b(stoves?|ranges?|ovens?|cooktops?)\b/, 'stoves-gas-stove'],
  [/\bmicrowaves?\b/, 'microwaves-otr-microwave'],
];

/** For articles that mention no appliance. */
const fallbackDrawings = [
  'fridges-top-bottom',
  'stoves-electric-stove',
  'washers-top-load',
  'fridges-side-by-side',
  'dryers-tumble',
  'microwaves-countertop-microwave',
  'dishwashers-portable-dishwasher',
];

/** Name of the drawing for an article. Deterministic, so that an article looks the same wherever it is shown. */
export function articleDrawing({ title, excerpt }: { title: string; excerpt?: string | null }): string {
  const named = [title, excerpt ?? ''].map((text) => firstMentioned(text.toLowerCase())).find(Boolean);
  return named ?? fallbackDrawings[hashOf(title) % fallbackDrawings.length] ?? '';
}

/** The drawing of the appliance mentioned first. */
function firstMentioned(text: string): string | undefined {
  const found = keywordDrawings
    .map(([pattern, name]) => ({ name, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0);
  return found.sort((one, other) => one.at - other.at)[0]?.name;
}

function hashOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
}
