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
  clear: 'clear',
  crumb: 'crumb',
  drawing: 'ill',
  media: 'media',
  missing: 'none',
  pageHead: 'pagehead',
  plate: 'plate',
  rankCard: 'rcard',
  score: 'score',
  scoreBar: 'rulebar',
  reviews: 'rev',
  tab: 'tab',
  tabs: 'tabs',
  vote: 'vote',
} as const;
