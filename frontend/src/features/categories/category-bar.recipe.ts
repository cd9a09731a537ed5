import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const categoryBarRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'flex',
      gap: '4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottom: '1px solid {colors.line.hair}',
      marginTop: '{spacing.2}',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      padding: '0 14px 0 8px',
      minHeight: '52px',
      fontSize: '{fontSizes.sm}',
      fontWeight: 600,
      color: '{colors.fg.muted}',
      textDecoration: 'none',
      borderBottom: '3px solid transparent',
      whiteSpace: 'nowrap',
      '&:hover': { color: '{colors.fg.default}' },
      '&[aria-current]': { borderColor: '{colors.accent.solid}', color: '{colors.fg.default}' },
      '&:focus-visible': { outlineOffset: '-3px' },
      '@media (forced-colors: active)': { '&:not([aria-current])': { borderBottomColor: 'Canvas' } },
    },
    drawing: { '--ve': 'none', '--heavy': '3', strokeWidth: '1.5', width: '30px', height: '30px' },
  },
});
