import type { WorkedExampleView } from '@appliance-index/backend/contract';
import { shareTexts } from '@appliance-index/domain/scores/explanation';
import { tenthsAsStars, tenthsPerStar } from '@appliance-index/domain/scores/score';
import type { CSSProperties } from 'react';
import { formatCount, modelName, pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { averageText } from '../../shared/score-calculation';
import { Link } from '../../shared/ui/link';
import { PlateArticle } from '../../shared/ui/primitives';
import { ScoreBar } from '../../shared/ui/scores/score-bar';
import { ScrollRegion } from '../../shared/ui/scroll-region';
import { ColumnHeads } from '../../shared/ui/tables/column-heads';
import { joinClasses } from '../../shared/ui/with-recipe';
import { methodology, workedExample } from '../../styled-system/recipes';

const styles = workedExample();

/** Calculates one model's score from its retailers' scores, step by step. */
export function WorkedExample({ example }: { example: WorkedExampleView }) {
  const { card, shares, weight, weightedTenths } = example;
  const percentages = shareTexts(shares.map((share) => share.weight));
  return (
    <PlateArticle className={styles.root} aria-label={modelName(card)}>
      <div className={styles.head}>
        <div>
          <p className="caps">{card.brand}</p>
          <p className={styles.name}>
            <Link to={paths.appliance(card.id)}>{card.model}</Link>
          </p>
          <p className="small muted">{pluralize(card.totalReviews, 'review')}</p>
        </div>
        <p className={joinClasses('display', styles.score)}>{card.shownScore}</p>
      </div>
      <ScoreBar score={example.avgScore} shownScore={card.shownScore} />
      <ScrollRegion
        className={joinClasses(methodology().table, styles.table)}
        aria-label="Each retailer's contribution to the score"
      >
        <table>
          <caption className="sr">Each retailer's contribution to the score</caption>
          <ColumnHeads names={['Retailer', 'Score', 'Reviews', 'Product', 'Share']} />
          <tbody>
            {shares.map((share, index) => (
              <tr key={share.retailer}>
                <th scope="row">{share.name}</th>
                <td>{tenthsAsStars(share.score)}</td>
                <td>
                  {share.reviewCount ? formatCount(share.reviewCount) : `none, counts as ${share.weight}`}
                </td>
                <td>{inStars(share.weightedTenths)}</td>
                <td>{percentages[index]}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td />
              <td>{formatCount(weight)}</td>
              <td>{inStars(weightedTenths)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      <div className={styles.shares} aria-hidden="true">
        {shares.map((share) => (
          <i
            key={share.retailer}
            className={styles.share}
            style={{ '--share': share.weight / weight } as CSSProperties}
          />
        ))}
      </div>
      <p className={styles.sum}>
        {inStars(weightedTenths)} ÷ {formatCount(weight)} = {averageText(example.avgScore, card.shownScore)},
        shown as <b>{card.shownScore}</b>
      </p>
    </PlateArticle>
  );
}

/** 484510 tenths as '48,451.0' */
function inStars(tenths: number): string {
  return (tenths / tenthsPerStar).toLocaleString('en-US', { minimumFractionDigits: 1 });
}
