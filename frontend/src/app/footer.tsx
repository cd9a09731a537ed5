import { categoryLabel, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { productName } from '@appliance-index/domain/product-name';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { countedRetailers } from '../shared/formats';
import { paths } from '../shared/paths';
import { Link } from '../shared/ui/link';
import { joinClasses } from '../shared/ui/with-recipe';
import { footer } from '../styled-system/recipes';

const styles = footer();
const firstYear = 2026;

const links: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Rankings: Object.fromEntries(categorySlugs.map((slug) => [categoryLabel(slug), paths.category(slug)])),
  About: {
    'How We Rank': paths.methodology,
    'Vote Portal': paths.vote,
    'Tech Signup': paths.techSignup,
    Privacy: paths.privacy,
  },
};

export function Footer() {
  return (
    <footer className={styles.root}>
      <div className={joinClasses('wrap', styles.columns)}>
        <div className={styles.about}>
          <p className={joinClasses('display', styles.name)}>{productName}</p>
          <p className={joinClasses('muted', styles.independence)}>
            Rankings updated monthly from {countedRetailers}' review scores. Independent; no retailer pays for
            a place.
          </p>
        </div>
        {Object.entries(links).map(([title, pages]) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {Object.entries(pages).map(([name, path]) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
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
        <p className={joinClasses('muted', styles.copyright)}>
          © {firstYear} {productName}
        </p>
      </div>
    </footer>
  );
}
