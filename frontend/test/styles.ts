/** The rules of the class that Chakra has made for an element, as CSS text. */
export function stylesOf({ classList }: Element): string {
  const own = [...classList].find((name) => name.startsWith('css-'));
  if (own === undefined) return '';
  const rules = [...document.querySelectorAll('style[data-emotion]')].map(({ textContent }) => textContent);
  return rules.filter((rule) => rule.includes(`.${own}`)).join('\n');
}

/** The labels of the buttons in the accent's colour, which lead on, without those that send a form. */
export function primaryButtons(): readonly string[] {
  return [...document.querySelectorAll('button:not([type=submit])')]
    .filter((button) => stylesOf(button).includes('background:var(--ai-colors-accent-solid)'))
    .map(({ textContent }) => textContent);
}
