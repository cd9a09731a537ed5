import type { ResultView } from '@appliance-index/backend/contract';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { styled } from '../../shared/ui/styled';

const Table = styled('table', {
  base: {
    borderCollapse: 'collapse',
    width: '100%',
    fontSize: '{fontSizes.sm}',
    '& th, & td': {
      textAlign: 'left',
      verticalAlign: 'baseline',
      padding: '7px 10px 7px 0',
      borderBottom: '1px solid {colors.line.hair}',
    },
    '& tbody th': { fontWeight: 400 },
    '& tbody th, & td': { overflowWrap: 'anywhere' },
    '& a': { display: 'inline-block', minHeight: '24px' },
  },
});

const Matches = styled('section', { base: { marginTop: '{spacing.10}' } });
const Heading = styled('h2', {
  base: { paddingBottom: '10px', borderBottom: '2px solid {colors.fg.default}' },
});

/** Models that nearly match; not included in the result count. */
export function CloseMatches({ cards }: { cards: readonly ResultView[] }) {
  return (
    <Matches aria-labelledby="close-matches">
      <Heading className="h3" id="close-matches">
        Close matches
      </Heading>
      <Table aria-labelledby="close-matches">
        <thead className="sr">
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Type</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <th scope="row">
                <b>{card.brand}</b> <Link to={paths.appliance(card.id)}>{card.model}</Link>
              </th>
              <td className="muted">{card.subcategoryLabel ?? card.categoryLabel}</td>
              <td>{card.isRated ? card.shownScore : '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Matches>
  );
}
