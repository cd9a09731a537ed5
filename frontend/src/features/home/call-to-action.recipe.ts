import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const callToActionRecipe = defineSlotRecipe({
  base: {
    root: {
      marginTop: '{spacing.16}',
      background: '{colors.cta.bg}',
      color: '{colors.cta.fg}',
      borderRadius: '{radii.plate}',
      padding: '{spacing.8}',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.5}',
      alignItems: 'center',
      justifyContent: 'space-between',
      '& :focus-visible': { outlineColor: '{colors.cta.fg}' },
      '@media print': { display: 'none' },
    },
    text: { maxWidth: '52ch', marginTop: '6px' },
    button: { background: '{colors.cta.button}', color: '{colors.cta.buttonFg}' },
  },
});
