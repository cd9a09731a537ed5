/** What people, spreadsheets and programs write for "no value", in lower case. */
const placeholders: ReadonlySet<string> = new Set([
  ...['nan', 'null', 'none', 'nil', 'undefined', '<na>', 'na', 'n/a', 'n.a.', '(null)', '(blank)'],
  ...['#n/a', '#n/a n/a', '#na', '#ref!', '#div/0!', '#name?', '#value!', '#num!', '#null!', '#error!'],
  ...['#spill!', '#calc!', '#field!', '#blocked!', '#unknown!', '#connect!', '#busy!', '#getting_data'],
]);
/** How a placeholder begins; few values do. */
const beginning = /^[#<(nu\p{Pd}\u2212]/iu;
const longestPlaceholder = Math.max(...[...placeholders].map(({ length }) => length));

/** Number signs stand for a value that was wider than its column. */
const signsOnly = /^(?:#+|[\p{Pd}\u2212]+)$/u;

/** Whether a trimmed text stands for "no value": 'N/A', '#DIV/0!', '########', dashes. */
export function isPlaceholder(text: string): boolean {
  if (!beginning.test(text)) return false;
  if (signsOnly.test(text)) return true;
  return text.length <= longestPlaceholder && placeholders.has(text.toLowerCase());
}
