import { monthLabel } from '@appliance-index/domain/scores/month';
import { memo } from 'react';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { drawingName } from '../../shared/ui/pictures/drawing';
import { Media } from '../../shared/ui/pictures/media';
import { Badge, Score } from '../../shared/ui/primitives';
import { FewReviewsBadge } from '../../shared/ui/scores/few-reviews-badge';
import { LikelyPlaces } from '../../shared/ui/scores/likely-places';
import { WhyButton } from '../../shared/ui/scores/why-button';
import { styled } from '../../shared/ui/styled';
import {
  Card,
  CardEvidence,
  CardFoot,
  type CardProps,
  CardRank,
  cardName,
  PictureLink,
  ReliabilityBadge,
} from './card-parts';
import { CardRetailers } from './card-retailers';
import { rankCardRecipe } from './rank-card.recipe';

const WholeCard = styled(Card, rankCardRecipe);

/** A model in a ranking: rank, score, retailer scores and votes, always in the same cells. */
export const RankCard = memo(function RankCard(props: CardProps) {
  const { card, rank, trust, scoresMonth } = props;
  return (
    <WholeCard
      className={hasPhoto(card) ? 'photo' : ''}
      aria-label={`${rank}. ${cardName(card)}`}
      tabIndex={-1}
    >
      <CardRank {...props} />
      <LikelyPlaces trust={trust} />
      <Media imageUrl={card.imageUrl} alt={card.model} />
      <PictureLink card={card} />
      <Identity {...props} />
      <div className="sc">
        <Score>
          <b className="display">{card.shownScore}</b> <span>out of 5.0</span>
          <WhyButton card={card} />
        </Score>
        <CardEvidence card={card} trust={trust} />
      </div>
      <CardRetailers retailers={card.retailers} scoresMonth={scoresMonth} />
      <CardFoot card={card} />
    </WholeCard>
  );
});

/** A photo is worth a large picture; the drawing of a type is the same on every card. */
function hasPhoto({ imageUrl }: CardProps['card']): boolean {
  return imageUrl !== null && drawingName(imageUrl) === null;
}

function Identity(props: CardProps) {
  const { card, scoresMonth, hasOldScores } = props;
  return (
    <div className="id">
      <p className="caps">{card.brand}</p>
      <h3>
        <Link to={paths.appliance(card.id)}>{card.model}</Link>
      </h3>
      <div className="meta">
        <span className="price">{card.priceRange ?? 'N/A'}</span>
        <ReliabilityBadge {...props} />
        {hasOldScores && scoresMonth && (
          <Badge className="dated">Scores of {monthLabel(scoresMonth, 'short')}</Badge>
        )}
        <FewReviewsBadge card={card} />
      </div>
    </div>
  );
}
