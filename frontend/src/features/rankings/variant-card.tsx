import { memo } from 'react';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { Media } from '../../shared/ui/pictures/media';
import { Score } from '../../shared/ui/primitives';
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
import { variantCardRecipe } from './variant-card.recipe';

const AttachedCard = styled(Card, variantCardRecipe);

/** A model that shares the reviews of the one above it: attached to its card, with what they share folded away. */
export const VariantCard = memo(function VariantCard(props: CardProps) {
  const { card, rank } = props;
  return (
    <AttachedCard aria-label={`${rank}. ${cardName(card)}`} tabIndex={-1}>
      <CardRank {...props} />
      <div className="picture">
        <Media imageUrl={card.imageUrl} alt={card.model} />
        <PictureLink card={card} />
      </div>
      <Identity {...props} />
      <div className="sc">
        <Score>
          <b className="display">{card.shownScore}</b> <span>out of 5.0</span>
        </Score>
      </div>
      <SharedScores {...props} />
      <CardFoot card={card} />
    </AttachedCard>
  );
});

/** 'Also as Electrolux ELFW7637AW, same reviews, $979' */
function Identity(props: CardProps) {
  const { card } = props;
  return (
    <div className="id">
      Also as{' '}
      <h3>
        <Link to={paths.appliance(card.id)}>{cardName(card)}</Link>
      </h3>
      , same reviews, <span className="price">{card.priceRange ?? 'N/A'}</span>{' '}
      <ReliabilityBadge {...props} />
    </div>
  );
}

function SharedScores({ card, trust, scoresMonth }: CardProps) {
  return (
    <details className="shared">
      <summary>
        Scores by retailer and evidence
        <span className="sr"> of {cardName(card)}</span>
      </summary>
      <div className="opened">
        <CardRetailers retailers={card.retailers} scoresMonth={scoresMonth} />
        <div className="proof">
          <CardEvidence card={card} trust={trust} />
          <WhyButton card={card} />
        </div>
        <LikelyPlaces trust={trust} />
      </div>
    </details>
  );
}
