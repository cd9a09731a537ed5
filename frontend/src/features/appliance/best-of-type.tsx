import type { CardView, RankingView } from '@appliance-index/backend/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../shared/paths';
import { useReads } from '../../shared/reads';
import { Link } from '../../shared/ui/link';
import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { Media } from '../../shared/ui/pictures/media';
import { PlateItem, Section } from '../../shared/ui/primitives';
import { ScoreBar } from '../../shared/ui/scores/score-bar';
import { styled } from '../../shared/ui/styled';
import { typeRankingQuery } from './api';
import { bestOfTypeRecipe } from './best-of-type.recipe';

const Strip = styled(Section, bestOfTypeRecipe);

const shownCount = 4;

/** The best other models of a model's type. They are loaded in the browser, so that the page need not wait for them. */
export function BestOfType({ card }: { card: CardView }) {
  const { data, error } = useQuery(typeRankingQuery(useReads(), useQueryClient(), card));
  const others = data && bestOthers(data, card.id);
  if (others?.length === 0) return null;
  return (
    <Strip aria-labelledby="best-of-type">
      <div className="blockhead">
        <h2 id="best-of-type">Best of {card.subcategoryLabel ?? card.categoryLabel}</h2>
        <Link className="small" to={paths.ranking(card.category, card.subcategory)}>
          See the rankings
        </Link>
      </div>
      {others && <Models cards={others} />}
      {!others && !error && <Placeholders />}
    </Strip>
  );
}

/** Models that cost about as much as the page's, with a higher score. */
export function RatedHigher({ cards }: { cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <Strip aria-labelledby="rated-higher">
      <div className="blockhead">
        <h2 id="rated-higher">Rated higher for about the same price</h2>
      </div>
      <Models cards={cards} />
    </Strip>
  );
}

function Models({ cards }: { cards: readonly CardView[] }) {
  return (
    <ul className="grid4">
      {cards.map((card) => (
        <Model key={card.id} card={card} />
      ))}
    </ul>
  );
}

function bestOthers({ appliances, lists }: RankingView, id: string): CardView[] {
  const cardsById = new Map(appliances.map((card) => [card.id, card]));
  const others = lists.overall.best.filter(({ appliance }) => appliance !== id);
  return others.slice(0, shownCount).flatMap(({ appliance }) => cardsById.get(appliance) ?? []);
}

function Model({ card }: { card: CardView }) {
  return (
    <PlateItem>
      <Link className="other" to={paths.appliance(card.id)}>
        <span aria-hidden="true">
          <Media imageUrl={card.imageUrl} alt={card.model} />
        </span>
        <span className="name">
          <span className="caps">{card.brand} </span>
          {card.model}
        </span>
        <span className="display">
          {card.isRated ? card.shownScore : '–'}
          <span className="sr">{card.isRated ? ' out of 5.0' : ' not rated yet'}</span>
        </span>
        <ScoreBar score={card.avgScore} shownScore={card.shownScore} />
      </Link>
    </PlateItem>
  );
}

/** As high as the models that will come. */
function Placeholders() {
  return (
    <ul className="grid4 coming" aria-hidden="true">
      {[1, 2, 3, 4].map((number) => (
        <PlateItem key={number}>
          <SkeletonBlock className="other" />
        </PlateItem>
      ))}
    </ul>
  );
}
