import { Plate } from '../../shared/ui/primitives';
import { criteria as criteriaStyles } from '../../styled-system/recipes';

const styles = criteriaStyles();

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
    <Plate className={styles.root} aria-labelledby="criteria">
      <div className={styles.intro}>
        <h2 id="criteria">About Our Retailer Rankings</h2>
        <p className={styles.introText}>
          Buying a part is easy. What matters is whether it fits, and what happens if it does not.
        </p>
      </div>
      <dl>
        {criteria.map(([criterion, meaning]) => (
          <div key={criterion} className={styles.criterion}>
            <dt className={styles.name}>{criterion}</dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Plate>
  );
}
