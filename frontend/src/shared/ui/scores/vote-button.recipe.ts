import { defineRecipe } from '../define-recipe';
import { notPrinted } from '../not-printed';

/** Shows the whole outline of a button that another one joins. */
const raised = { '&:focus-visible, &[aria-pressed=true]': { zIndex: 1, position: 'relative' } } as const;

const narrow = { paddingInline: '6px', minWidth: '36px' };

export const voteButtonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minHeight: '34px',
    minWidth: '44px',
    padding: '0 10px',
    border: 'strong',
    borderRadius: 'control',
    background: 'bg.plate',
    fontSize: 'sm',
    fontWeight: 600,
    cursor: 'pointer',
    transition: 'background-color {durations.press} {easings.out}',
    '& svg': { width: '14px' },
    // The compiler puts this after the states below, which must stay visible under the pointer.
    '&:hover:not(:disabled, [aria-disabled=true], [aria-pressed=true])': {
      background: 'bg.tint',
      borderColor: 'accent.solid',
    },
    '&:disabled, &[aria-disabled=true]': {
      borderStyle: 'dashed',
      background: 'transparent',
      color: 'fg.subtle',
      cursor: 'not-allowed',
    },
    // Last, so that the cast vote stays visible on a locked button.
    _pressed: { background: 'accent.solid', borderColor: 'accent.solid', color: 'accent.onSolid' },
    ...notPrinted,
    // A plain count; a model's page has them in a table.
    '@media (scripting: none)': {
      border: '0 !important',
      background: 'none !important',
      color: 'inherit !important',
      pointerEvents: 'none',
    },
  },
  variants: {
    /** Two buttons in one frame. */
    joined: {
      first: { borderRadius: '{radii.control} 0 0 {radii.control}', ...raised },
      second: {
        marginLeft: '-1px',
        borderRadius: '0 {radii.control} {radii.control} 0',
        minWidth: '40px',
        ...raised,
      },
    },
    size: {
      large: {
        minHeight: '56px',
        fontSize: 'lg',
        '& svg': { width: '20px' },
      },
      narrow,
      card: { '@media screen and (max-width: 46.24em)': narrow },
    },
  },
});
