import { defineSlotRecipe } from '../../shared/ui/define-recipe';

/** A row of small fields and buttons. */
export const toolRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 16px',
  alignItems: 'end',
  padding: '{spacing.3} 0',
  '& > p': { minHeight: '36px', alignContent: 'center' },
} as const;

/** What narrows or extends a list, above it. */
export const listToolsRecipe = defineSlotRecipe({
  base: {
    root: toolRow,
    search: { flex: '1 1 220px', maxWidth: '360px' },
    views: { paddingTop: '4px' },
    view: { gap: '6px', '& small': { color: 'fg.muted' } },
    columns: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 14px',
      alignItems: 'center',
      fontSize: 'xs',
      '& label': { display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: '32px' },
    },
  },
});
