import { defineSlotRecipe } from '../../../../shared/ui/define-recipe';

/** The plan of a pasted block. */
export const pastePlanRecipe = defineSlotRecipe({
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', minWidth: 0 },
    changes: {
      overflow: 'auto',
      maxHeight: '48dvh',
      border: 'hair',
      '& table': { fontSize: 'sm' },
      '& th, & td': { padding: '5px 10px', borderBottom: 'hair', verticalAlign: 'top' },
      '& thead th': {
        position: 'sticky',
        top: 0,
        background: 'bg.canvas',
        fontSize: '2xs',
        fontWeight: 600,
        color: 'fg.muted',
      },
      '& tbody :is(th, td:last-child)': { fontWeight: 600 },
    },
    unread: {
      marginTop: '2',
      listStyle: 'disc',
      maxHeight: '24dvh',
      overflow: 'auto',
      paddingLeft: '1.2em',
      fontSize: 'sm',
    },
  },
});
