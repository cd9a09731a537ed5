import type { MethodologyView } from '@appliance-index/backend/contract';
import { categoryLabel, subcategoryLabel } from '@appliance-index/domain/catalogue/taxonomy';
import { formatCount } from '../../shared/formats';
import { ScrollRegion } from '../../shared/ui/scroll-region';
import { Topic } from './topic';

type Trust = MethodologyView['trust'];
type Model = NonNullable<Trust['model']>;

interface SurenessProps {
  trust: Trust;
  example: MethodologyView['example'];
}

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

/** How sure the places are: what is said, from what it is calculated, how it was tested, and where it fails. */
export function Sureness({ trust: { model, example: ofExample, simulation }, example }: SurenessProps) {
  return (
    <>
      <Topic id="sure" title="How sure a place is">
        <p>
          Reviews are a sample. If we could ask every owner, a model would most likely be somewhere between
          its likely places. About 9 in 10 of such ranges are right.
        </p>
        <ul className="list">
          <li>
            That holds for all ranges together, not for all at once: in a list of 40 models some of them are
            wrong more often than not.
          </li>
          <li>
            Evidence is how far a score can be off with a chance of 90%: high is a fifth of a star at most,
            good a third, low about half a star, and very low more.
          </li>
          <li>
            A "clear step" stands where the evidence puts a model ahead of the next with a chance of 90%. Most
            neighbours cannot be told apart.
          </li>
          <li>
            "Evidence-adjusted" orders models by their likely true score: we pull scores with little evidence
            towards what similar models with that many reviews get. It never changes the official places.
          </li>
          <li>None of this says how a model ages, or how much you will like it.</li>
        </ul>
      </Topic>
      {example && ofExample && ofExample.low !== null && ofExample.high !== null && (
        <Topic title="A likely score, worked out">
          <p>
            {example.card.brand} {example.card.model} shows {example.card.shownScore} from{' '}
            {formatCount(example.card.totalReviews)} reviews. The evidence is {ofExample.evidence}: that score
            can be off by {ofExample.margin?.toFixed(2)} stars. Pulled towards its type by its share of noise,
            its likely true score is {ofExample.adjusted?.toFixed(2)}, between {ofExample.low.toFixed(2)} and{' '}
            {ofExample.high.toFixed(2)}. It is no. {ofExample.place} of {ofExample.of}, and likely between{' '}
            {ofExample.placeLow} and {ofExample.placeHigh}.
          </p>
        </Topic>
      )}
      {model && <Learned model={model} />}
      <Simulation simulation={simulation} />
      <Topic title="Where this fails">
        <ul className="list">
          <li>
            How much reviewers of two stores differ is learned from {formatCount(model?.pairs ?? 0)} pairs of
            scores. If the noise is really double, or stores differ more, fewer ranges hold (see the table).
          </li>
          <li>
            It assumes that reviewers are not paid to lie, and that true scores of a type are roughly
            bell-shaped. A very bad or odd model is pulled up too far.
          </li>
          <li>
            Scores fall over the years, and new reviews are lower than old ones. The ranges are about now.
          </li>
          <li>
            A store's own later scores are better predicted by its own page: that is why the adjusted order is
            a choice and not the rule.
          </li>
          <li>
            Of 100 models with enough votes, expect up to one on which "technicians disagree" is said by
            chance.
          </li>
          <li>
            The spread of single reviews was measured on fridges and dishwashers; other appliances may differ.
          </li>
        </ul>
      </Topic>
      <Topic title="Check it">
        <p>
          The scores are at <a href="/api/appliances">/api/appliances</a>, and every figure above for every
          model at <a href="/api/trust">/api/trust</a>. The script docs/examples/recompute-trust.mjs in our
          source calculates all ranges again from the scores alone, without our code, and compares them.
        </p>
        <p className="small muted">
          This method is called {model?.version ?? 'trust/1'}; it is the first version. A change of a formula
          or a constant gets a new name.
        </p>
      </Topic>
    </>
  );
}

function Learned({ model }: { model: Model }) {
  const { K, F, pairs, slope, priorVariance, typeMean, constants } = model;
  return (
    <Topic title="What the scores have taught">
      <p>
        From {formatCount(pairs)} pairs of stores: noise of batches K = {K.toFixed(2)}, and of stores F ={' '}
        {F.toFixed(4)} stars squared. Models with ten times the reviews score {slope.toFixed(2)} stars higher
        on average.
      </p>
      <Table
        caption="True scores by category"
        head={['Category', 'Standard deviation inside a type']}
        rows={Object.entries(priorVariance).map(([category, variance]) => [
          categoryLabel(category),
          Math.sqrt(variance).toFixed(2),
        ])}
      />
      <details>
        <summary>Mean score of each type at 100 reviews</summary>
        <Table
          caption="Mean score of each type at 100 reviews"
          head={['Type', 'Stars']}
          rows={Object.entries(typeMean).map(([key, mean]) => [typeName(key), mean.toFixed(2)])}
        />
      </details>
      <details>
        <summary>All constants</summary>
        <Table
          caption="Constants of the method"
          head={['Constant', 'Value']}
          rows={Object.entries(constants).map(([name, value]) => [name, constantText(value)])}
        />
      </details>
    </Topic>
  );
}

function typeName(key: string): string {
  const [category = '', type = ''] = key.split('/');
  const label = categoryLabel(category);
  return type === '' ? `${label} without a type` : `${subcategoryLabel(category, type)}, ${label}`;
}

/** '0 to 6' for limits, and 'owners 10, technicians 5' for a group. */
function constantText(value: unknown): string {
  if (Array.isArray(value)) return value.join(' to ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name} ${each}`)
    .join(', ');
}

function Simulation({ simulation }: Pick<Trust, 'simulation'>) {
  return (
    <Topic title="How we tested it">
      <p>
        We made up true scores and reviews for our own list of models many times, and looked how often the
        method found them. The first row is the world as we believe it to be; in the others something is
        different. Scenarios that miss our goal of 88% to 92% are marked.
      </p>
      <Table
        caption="How often ranges hold, and how well two orders find the truth"
        head={[
          'Scenario',
          'Places hold',
          'Of the first three',
          'With very low evidence',
          'Scores hold',
          'Official order',
          'Evidence-adjusted',
        ]}
        rows={simulation.map(({ description, coverage, official, adjusted, missesGoal }) => [
          description,
          `${percent(coverage.places)}${missesGoal ? ', misses the goal' : ''}`,
          percent(coverage.topThree),
          percent(coverage.veryLow),
          percent(coverage.score),
          official.ndcg.toFixed(3),
          adjusted.ndcg.toFixed(3),
        ])}
      />
      <p className="small muted">
        The last two columns are NDCG of the first 25 places, of 1: how much of the truly best stands on top.
        Rivals, other measures and standard errors are in domain/src/trust/simulation-results.json of our
        source, made by npm run simulate.
      </p>
    </Topic>
  );
}

interface TableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of each is its head. */
  rows: readonly (readonly string[])[];
}

function Table({ caption, head, rows }: TableProps) {
  return (
    <ScrollRegion className="scroll" aria-label={caption}>
      <table>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {head.map((text, index) => (
              <th key={text} scope="col" className={index === 0 ? undefined : 'n'}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className="n">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
