import type { CardView, RankingView } from '@appliance-index/backend/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../shared/paths';
import { useReads } from '../../shared/reads';
import { Link } from '../../shared/ui/link';
import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { Media } from '../../shared/ui/pictures/media';
import { PlateItem, Section, SectionHead } from '../../shared/ui/primitives';
import { ScoreBar } from '../../shared/ui/scores/score-bar';
import { joinClasses } from '../../shared/ui/with-recipe';
import { bestOfType, cardGrid } from '../../styled-system/recipes';
import { typeRankingQuery } from './api';

const styles = bestOfType();
const grid = cardGrid({ columns: 'four' });

const shownCount = 4;

/** The best other models of a model's type. They are loaded in the browser, so that the page need not wait for them. */
export function BestOfType({ card }: { card: CardView }) {
  const { data, error } = useQuery(typeRankingQuery(useReads(), useQueryClient(), card));
  const others = data && bestOthers(data, card.id);
  if (others?.length === 0) return null;
  return (
    <Section aria-labelledby="best-of-type">
      <SectionHead>
        <h2 id="best-of-type">Best of {card.subcategoryLabel ?? card.categoryLabel}</h2>
        <Link className="small" to={paths.ranking(card.category, card.subcategory)}>
          See the rankings
        </Link>
      </SectionHead>
      {others && <Models cards={others} />}
      {!others && !error && (
        // As high as the models that will come.
        <ul className={joinClasses(grid, styles.placeholders)} aria-hidden="true">
          {[1, 2, 3, 4].map((number) => (
            <PlateItem key={number}>
              <SkeletonBlock className={styles.model} />
            </PlateItem>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Models that cost about as much as the page's, with a higher score. */
export function RatedHigher({ cards }: { cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <Section aria-labelledby="rated-higher">
      <SectionHead>
        <h2 id="rated-higher">Rated higher for about the same price</h2>
      </SectionHead>
      <Models cards={cards} />
    </Section>
  );
}

function Models({ cards }: { cards: readonly CardView[] }) {
  return (
    <ul className={grid}>
      {cards.map((card) => (
        <PlateItem key={card.id} className={styles.item}>
          <Link className={styles.model} to={paths.appliance(card.id)}>
            <span className={styles.picture} aria-hidden="true">
              <Media imageUrl={card.imageUrl} alt={card.model} className={styles.media} />
            </span>
            <span className={styles.name}>
              <span className={joinClasses('caps', styles.brand)}>{card.brand} </span>
              {card.model}
            </span>
            <span className={joinClasses('display', styles.score)}>
              {card.isRated ? card.shownScore : '–'}
              <span className="sr">{card.isRated ? ' out of 5.0' : ' not rated yet'}</span>
            </span>
            <ScoreBar score={card.avgScore} shownScore={card.shownScore} />
          </Link>
        </PlateItem>
      ))}
    </ul>
  );
}

function bestOthers({ appliances, lists }: RankingView, id: string): CardView[] {
  const cardsById = new Map(appliances.map((card) => [card.id, card]));
  const others = lists.overall.best.filter(({ appliance }) => appliance !== id);
  return others.slice(0, shownCount).flatMap(({ appliance }) => cardsById.get(appliance) ?? []);
}
