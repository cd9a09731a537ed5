import { Plate } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { criteriaRecipe } from './criteria.recipe';

const Box = styled(Plate, criteriaRecipe);

const criteria = [
  ['Customer satisfaction', 'What buyers say once the part is in.'],
  ['Inventory breadth', 'How many brands and model years are in stock.'],
  ['Shipping speed and reliability', 'Whether the part comes when it was promised, and whole.'],
  ['Return policy and service', 'How easily a wrong part goes back.'],
  ['Authenticity of parts (OEM vs aftermarket)', "Whether the maker's own parts are told from copies."],
  ['Pricing', 'What the part costs with its shipping.'],
  ['Technical support', 'Whether somebody helps to find the part and to fit it.'],
] as const;

export function RankingCriteria() {
  return (
    <Box aria-labelledby="criteria">
      <div className="intro">
        <h2 id="criteria">About Our Retailer Rankings</h2>
        <p>
          A part is soon bought; whether it fits, and what happens if it does not, is the rest of the story.
        </p>
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
