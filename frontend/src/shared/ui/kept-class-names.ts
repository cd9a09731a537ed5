/**
 * Class names by which rules of parts that are not compiled yet, the base styles and specs address shared parts. A name goes
 * when nothing else addresses it.
 */
export const keptClassNames = {
  alert: 'alert',
  badge: 'badge',
  button: 'btn',
  check: 'check',
  chip: 'chip',
  chips: 'chips',
  crumb: 'crumb',
  drawing: 'ill',
  field: 'field',
  fieldError: 'err',
  hint: 'hint',
  input: 'input',
  media: 'media',
  missing: 'none',
  pageHead: 'pagehead',
  plate: 'plate',
  rankCard: 'rcard',
  scoreBar: 'rulebar',
  reviews: 'rev',
  select: 'select',
  vote: 'vote',
} as const;
