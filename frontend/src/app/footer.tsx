import { categoryLabel, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { productName } from '@appliance-index/domain/product-name';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { paths } from '../shared/paths';
import { Link } from '../shared/ui/link';
import { joinClasses } from '../shared/ui/with-recipe';
import { footer } from '../styled-system/recipes';

const styles = footer();
const firstYear = 2026;

export function Footer() {
  return (
    <footer className={styles.root}>
      <div className={joinClasses('wrap', styles.columns)}>
        <div className={styles.about}>
          <p className={joinClasses('display', styles.name)}>{productName}</p>
          <p className={joinClasses('muted', styles.independence)}>
            Rankings updated monthly from four retailers' review scores. Independent; no retailer pays for a
            place.
          </p>
        </div>
        <nav aria-label="Rankings">
          <h2>Rankings</h2>
          <ul>
            {categorySlugs.map((category) => (
              <li key={category}>
                <Link to={paths.category(category)}>{categoryLabel(category)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="About">
          <h2>About</h2>
          <ul>
            <li>
              <Link to={paths.methodology}>How We Rank</Link>
            </li>
            <li>
              <Link to={paths.vote}>Vote Portal</Link>
            </li>
            <li>
              <Link to={paths.techSignup}>Tech Signup</Link>
            </li>
            <li>
              <Link to={paths.privacy}>Privacy</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>Data sources</h2>
          <ul className="muted">
            {retailers.map(({ name }) => (
              <li key={name} className={styles.source}>
                {name}
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.copyright}>
          © {firstYear} {productName}
        </p>
      </div>
    </footer>
  );
}
