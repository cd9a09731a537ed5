import { Plate } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { criteriaRecipe } from './criteria.recipe';

const Box = styled(Plate, criteriaRecipe);

const criteria = [
  ['Customer satisfaction', 'What buyers say once the part is installed.'],
  ['Inventory breadth', 'How many brands and model years are in stock.'],
  ['Shipping speed and reliability', 'Whether the part arrives on time and undamaged.'],
  ['Return policy and service', 'How easy it is to return a wrong part.'],
  [
    'Authenticity of parts (OEM vs aftermarket)',
    'Whether original parts are clearly distinguished from copies.',
  ],
  ['Pricing', 'What the part costs, including shipping.'],
  ['Technical support', 'Whether someone helps you find and fit the part.'],
] as const;

export function RankingCriteria() {
  return (
    <Box aria-labelledby="criteria">
      <div className="intro">
        <h2 id="criteria">About Our Retailer Rankings</h2>
        <p>Buying a part is easy. What matters is whether it fits, and what happens if it does not.</p>
      </div>
      <dl>
        {criteria.map(([criterion, meaning]) => (
          <div key={criterion}>
            <dt>{criterion}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
