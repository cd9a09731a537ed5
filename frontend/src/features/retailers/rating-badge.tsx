import { Badge } from '../../shared/ui/primitives';

/** '4.7 ★'; a non-numeric grade is shown as it is. */
export function RatingBadge({ rating }: { rating: string }) {
  const isGrade = Number.isNaN(Number(rating));
  return <Badge className={isGrade ? 'rating' : 'rating tint'}>{isGrade ? rating : `${rating} ★`}</Badge>;
}

export function SampleNote() {
  return <p className="small muted">The listings are samples, and the retailers' names are invented.</p>;
}
