import { Warning } from '../../shared/ui/notices/warning';
import { Badge } from '../../shared/ui/primitives';
import { sampleNotice } from '../../styled-system/recipes';

/** '4.7 ★'; a non-numeric grade is shown as it is. */
export function RatingBadge({ rating, className }: { rating: string; className: string }) {
  const isGrade = Number.isNaN(Number(rating));
  return (
    <Badge className={className} tone={isGrade ? undefined : 'tint'}>
      {isGrade ? rating : `${rating} ★`}
    </Badge>
  );
}

/** Stands above the title, because the ranks and stars below look like those of real shops. */
export function SampleNotice() {
  return (
    <Warning className={sampleNotice()}>
      The listings are samples, and the retailers' names are invented.
    </Warning>
  );
}
