import { looksLike } from '@appliance-index/domain/catalogue/look-alikes';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/ui/link';
import { Warning } from '../../../shared/ui/notices/warning';
import { appliancesQuery } from './api';

const maxNamed = 3;

interface LookAlikesProps {
  /** Of the model that is edited. */
  id: string | undefined;
  brand: string;
  model: string;
}

/** Warns of models in the list whose names look like the one in the form. */
export function LookAlikes({ id, ...typed }: LookAlikesProps) {
  const { data = [] } = useQuery({ ...appliancesQuery, enabled: false });
  const found = data.filter((each) => each.id !== id && looksLike(typed, each)).slice(0, maxNamed);
  return (
    <div role="status">
      {found.length > 0 && (
        <Warning stacked>
          <p>Check that it is not in the catalogue yet. This looks like:</p>
          <ul>
            {found.map(({ id: other, brand, model }) => (
              <li key={other}>
                <Link to={paths.appliance(other)}>{`${brand} ${model}`}</Link>
              </li>
            ))}
          </ul>
        </Warning>
      )}
    </div>
  );
}
