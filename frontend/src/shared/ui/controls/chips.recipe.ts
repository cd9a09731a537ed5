import { defineRecipe } from '../define-recipe';
import { selectedOutline } from '../selected-outline';

export const chipsRecipe = defineRecipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

export const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    padding: '4px 14px',
    overflowWrap: 'anywhere',
    border: 'strong',
    borderRadius: 'control',
    color: 'fg.default',
    textDecoration: 'none',
    fontSize: 'sm',
    fontWeight: 500,
    background: 'bg.plate',
    '&:hover, &[aria-current]': { background: 'bg.tint' },
    '&[aria-current]': { borderColor: 'accent.solid', fontWeight: 600, ...selectedOutline },
  },
});
