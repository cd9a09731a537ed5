import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';

const rows = Array.from({ length: 20 }, (_, index) => index);
const card = { height: '150px', borderRadius: '{radii.plate}' };

/** As tall as the table rows, or on small screens the cards, that will replace it; `data-columns` as that of the table. */
const row = {
  height: '27px',
  '@media (max-width: 46.24em)': card,
  '@media (max-width: 62.49em)': { '[data-columns] > &': card },
};

/** Placeholder for a loading list; fills the screen as the list will. */
export function ListSkeleton({ label, ...props }: { label: string; 'data-columns'?: 'many' }) {
  return (
    <Grid gap="10px" paddingBlock="10px" role="status" {...props}>
      <span className="sr">{label}</span>
      {rows.map((index) => (
        <Skeleton key={index} css={row} />
      ))}
    </Grid>
  );
}
