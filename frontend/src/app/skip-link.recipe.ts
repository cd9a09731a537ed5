import { defineRecipe } from '../shared/ui/define-recipe';

/** A link to the content, out of sight until it has the focus. */
export const skipLinkRecipe = defineRecipe({
  base: {
    position: 'absolute',
    left: '8px',
    top: '8px',
    background: 'accent.solid',
    color: 'accent.onSolid',
    padding: '10px 14px',
    zIndex: 'skipNav',
    borderRadius: 'control',
    '&:not(:focus)': { translate: '0 calc(-100% - 16px)' },
    _highContrast: { forcedColorAdjust: 'none' },
  },
});
