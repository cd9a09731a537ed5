import { chakra } from '@chakra-ui/react';
import { pulse } from '../../shared/ui/notices/loading';
import { part } from '../../shared/ui/part';
import { Plate } from '../../shared/ui/pieces';
import { rankCardRecipe } from './rank-card.recipe';

const Card = part('div', rankCardRecipe);
const Block = chakra('div', {
  base: {
    background: '{colors.bg.sunk}',
    borderRadius: '{radii.badge}',
    animation: `${pulse} 1.6s ease-in-out infinite`,
  },
});
const cells = [1, 2, 3, 4];

/** The card's own grid with blocks in its cells, so that nothing jumps when the cards come. */
export function RankingSkeleton() {
  return (
    <div className="wrap" role="status">
      <span className="sr">Loading rankings</span>
      <Block marginTop="60px" width="min(22rem, 80%)" height="40px" />
      <Block marginTop="12px" marginBottom="167px" width="min(30rem, 95%)" height="20px" />
      {cells.map((row) => (
        <Plate key={row} className="plate" aria-hidden="true" style={{ marginTop: '12px' }}>
          <SkeletonCard />
        </Plate>
      ))}
    </div>
  );
}

function SkeletonCard() {
  return (
    <Card className="rcard">
      <div className="rank">
        <Block width="44px" height="44px" />
      </div>
      <Block className="media" />
      <div className="id">
        <Block width="70px" height="11px" />
        <Block width="60%" height="22px" marginBlock="8px" />
        <Block width="110px" height="14px" />
      </div>
      <div className="sc">
        <Block width="90px" height="34px" />
        <Block marginTop="10px" height="8px" />
      </div>
      <div className="evi">
        <div className="cells">
          {cells.map((cell) => (
            <div key={cell} className="cell">
              <Block width="60%" height="10px" />
              <Block width="40%" height="14px" marginTop="6px" />
            </div>
          ))}
        </div>
        <div className="vcells">
          <div className="cell">
            <Block width="130px" height="34px" />
          </div>
          <div className="cell">
            <Block width="60px" height="34px" />
          </div>
        </div>
      </div>
      <div className="act">
        <Block width="100%" height="36px" />
      </div>
    </Card>
  );
}
