import { defineRecipe } from '../../shared/ui/define-recipe';

export const verdictRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '4px',
    marginBottom: '{spacing.4}',
    paddingLeft: '14px',
    borderLeft: '3px solid {colors.accent.solid}',
    fontSize: '{fontSizes.lg}',
    lineHeight: 1.4,
    textWrap: 'pretty',
  },
});
