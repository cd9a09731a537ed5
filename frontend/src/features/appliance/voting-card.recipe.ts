import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const votingCardRecipe = defineSlotRecipe({
  base: {
    root: { _print: { display: 'none' } },
    heading: { padding: '20px 20px 8px' },
    choices: { '@media (scripting: none)': { display: 'none' } },
    tabs: { paddingInline: '8px' },
    aspects: { display: 'grid', justifyItems: 'start', gap: '6px' },
    required: { marginTop: '12px', whiteSpace: 'normal' },
    frozen: { marginTop: '14px' },
    buttons: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px', margin: '14px 0' },
    share: { height: '6px', background: 'line.hair' },
    upvotes: { display: 'block', height: '100%', background: 'accent.solid' },
    line: { marginTop: '6px' },
    // The room of its buttons stays, so that a vote moves nothing below it.
    own: { display: 'flex', minHeight: '34px', marginTop: '6px', marginLeft: '-12px' },
    withdraw: { marginLeft: 'auto', fontWeight: 400, textDecoration: 'underline' },
    thumbsUp: { display: 'flex', alignItems: 'center', gap: '10px', margin: '14px 0 6px' },
  },
});
