import { WarningIcon } from '../../shared/ui/pictures/icons';
import { Alert, Badge } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';

const Notice = styled(Alert, { base: { marginTop: '{spacing.6}' } });

/** '4.7 ★'; a non-numeric grade is shown as it is. */
export function RatingBadge({ rating }: { rating: string }) {
  const isGrade = Number.isNaN(Number(rating));
  return (
    <Badge className="rating" tone={isGrade ? undefined : 'tint'}>
      {isGrade ? rating : `${rating} ★`}
    </Badge>
  );
}

/** Stands above the title, because the ranks and stars below look like those of real shops. */
export function SampleNotice() {
  return (
    <Notice>
      <WarningIcon />
      <p>The listings are samples, and the retailers' names are invented.</p>
    </Notice>
  );
}
