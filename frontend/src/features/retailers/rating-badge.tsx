import { Badge } from '../../shared/ui/pieces';

/** '4.7 ★'; a grade that is no number stands as it is. */
export function RatingBadge({ rating }: { rating: string }) {
  const isGrade = Number.isNaN(Number(rating));
  return <Badge className={isGrade ? 'rating' : 'rating tint'}>{isGrade ? rating : `${rating} ★`}</Badge>;
}

/** Says what the listings are. */
export function SampleNote() {
  return (
    <p className="small muted after">The listings are samples, and the retailers' names are invented.</p>
  );
}
