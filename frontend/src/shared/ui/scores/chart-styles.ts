/** Styles of the score history charts. */
export const chartStyles = {
  '& .chart': {
    width: '100%',
    height: 'auto',
    display: 'block',
    overflow: 'visible',
  },
  '& .chart text': {
    fontSize: '12px',
    fill: '{colors.fg.muted}',
  },
  '& .chart text.lab': {
    fontWeight: 600,
    fill: '{colors.fg.default}',
  },
  // The drawing scales with its container, but its text stays at 11 px or more.
  '& .drawing': { containerType: 'inline-size' },
  '@container (max-width: 520px)': { '& .chart text': { fontSize: '16px' } },
  '@container (max-width: 385px)': { '& .chart text': { fontSize: '20px' } },
  '@container (max-width: 310px)': { '& .chart text': { fontSize: '25.2px' } },
  '& .chart .grid': {
    stroke: '{colors.line.hair}',
  },
  '& .chart .ax': {
    stroke: '{colors.line.strong}',
  },
  '& .chart .main': {
    stroke: '{colors.accent.solid}',
    strokeWidth: '2.5',
    fill: 'none',
  },
  '& .chart .gaps': { strokeDasharray: '1 6', strokeLinecap: 'round' },
  '& .chart .dot': {
    fill: '{colors.accent.solid}',
  },
} as const;
