import { categoryLabel, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { productName } from '@appliance-index/domain/product-name';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { SearchBox } from '../../shared/search/search-box';
import { useAccount, useSession } from '../../shared/session';
import { LazyComponent, lazySource } from '../../shared/ui/lazy-component';
import { Link, type LinkProps } from '../../shared/ui/link';
import { CategoryDrawing } from '../../shared/ui/pictures/drawing';
import { MenuIcon, MoonIcon, SearchIcon, SunIcon } from '../../shared/ui/pictures/icons';
import { ButtonLink } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { masthead, navMenu } from '../../styled-system/recipes';
import { NavMenu } from './nav-menu';

const styles = masthead();
const menuStyles = navMenu();
const accountMenu = lazySource(() => import('./account-menu'));
const accountSection = lazySource(async () => ({ default: (await import('./account-menu')).AccountSection }));

export function Header() {
  const { pathname } = useLocation();
  const isSearch = pathname === '/search';
  const [parameters] = useSearchParams();
  // On other pages, `q` is a filter of their own.
  const query = (isSearch && parameters.get('q')) || '';
  const account = useAccount();
  const { isPending } = useSession();
  // Staff are signed in, so their pages keep the button's room until it is known who is there.
  const isStaff = pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
  const isUnknown = isStaff && isPending;
  const signIn = (isHidden: boolean) => (
    <ButtonLink
      variant="outline"
      size="sm"
      to={paths.signIn}
      style={isHidden ? { visibility: 'hidden' } : undefined}
    >
      Sign in
    </ButtonLink>
  );
  return (
    <header className={styles.root} data-searching={isSearch || undefined}>
      <div className={joinClasses('wrap', styles.bar)}>
        <Link className={styles.brand} to={paths.home}>
          <Logo />
          <span className="display">{productName}</span>
        </Link>
        <nav className={styles.navigation} aria-label="Main">
          <NavMenu label="Rankings" isCurrent={/^\/(categor|appliance|compare|models)/.test(pathname)}>
            <RankingLinks />
          </NavMenu>
          <NavMenu label="Blog" isCurrent={pathname.startsWith(paths.blog)}>
            <BlogLinks />
          </NavMenu>
          <PageLinks className={styles.entry} />
        </nav>
        <span className={styles.spacer} />
        <search className={styles.search}>
          <SearchBox id={searchId} label="Search appliances" placeholder="Search appliances" query={query} />
        </search>
        <Link
          className={joinClasses(styles.icon, styles.searchLink)}
          to={`/search#${searchId}`}
          aria-label="Search"
        >
          <SearchIcon />
        </Link>
        <ThemeToggle />
        <div className={styles.account}>
          {account ? (
            <LazyComponent
              source={accountMenu}
              props={{ account }}
              loading={signIn(isStaff)}
              fallback={accountMenuFallback}
            />
          ) : (
            signIn(isUnknown)
          )}
        </div>
        <div className={styles.menu}>
          <NavMenu label={<MenuIcon />} name="Menu" isAtEnd>
            <MenuGroup name="Rankings">
              <RankingLinks />
            </MenuGroup>
            <MenuGroup name="Blog">
              <BlogLinks />
            </MenuGroup>
            <MenuGroup name="Where to buy">
              <PageLinks />
            </MenuGroup>
            <hr />
            {account ? (
              <LazyComponent source={accountSection} props={{ account }} fallback={accountMenuFallback} />
            ) : (
              !isUnknown && <Link to={paths.signIn}>Sign in</Link>
            )}
          </NavMenu>
        </div>
      </div>
    </header>
  );
}

/** Shown when the account menu could not be loaded; the user stays signed in. */
function accountMenuFallback(retry: () => void) {
  return (
    <button
      type="button"
      className={styles.entry}
      title="The account menu could not be loaded"
      onClick={retry}
    >
      Signed in: try again
    </button>
  );
}

function RankingLinks() {
  return (
    <>
      {categorySlugs.map((category) => (
        <MenuLink key={category} to={paths.category(category)} isSection>
          <CategoryDrawing category={category} className={menuStyles.drawing} />
          {categoryLabel(category)}
        </MenuLink>
      ))}
      <MenuLink to={paths.models()}>All models in a table</MenuLink>
    </>
  );
}

/** Links of the small-screen menu under a heading of their own. */
function MenuGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p className="caps" id={id}>
        {name}
      </p>
      {children}
    </section>
  );
}

function BlogLinks() {
  const noteId = useId();
  return (
    <>
      <MenuLink to={paths.blog} aria-describedby={noteId}>
        The {productName}
      </MenuLink>
      <p className={menuStyles.note} id={noteId}>
        All articles: insights, maintenance, recalls
      </p>
      <MenuLink to={paths.techTalk}>Tech Talk</MenuLink>
    </>
  );
}

function PageLinks(props: { className?: string }) {
  return (
    <>
      <MenuLink to={paths.retailers} {...props}>
        Ranked Retailers
      </MenuLink>
      <MenuLink to={paths.parts} {...props}>
        Ranked Parts
      </MenuLink>
    </>
  );
}

/** Marked on its own page; a link to a section, also on the pages below it. */
function MenuLink({ isSection = false, ...props }: LinkProps & { isSection?: boolean }) {
  const { pathname } = useLocation();
  const isWithin = isSection && pathname.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={pathname === props.to ? 'page' : isWithin || undefined} />;
}

const searchId = 'header-search';

/** Follows the class on the document root, which is set before the first paint; CSS shows the matching icon. */
function ThemeToggle() {
  const [isDark, setIsDark] = useState(false);
  useEffect(() => setIsDark(document.documentElement.classList.contains('dark')), []);
  const toggle = () => {
    const isDarkNow = document.documentElement.classList.toggle('dark');
    setIsDark(isDarkNow);
    try {
      localStorage.setItem('darkMode', isDarkNow ? 'dark' : 'light');
    } catch {
      // Without storage the theme still applies until the page is left.
    }
  };
  return (
    <button
      type="button"
      className={joinClasses(styles.icon, styles.theme)}
      aria-label={isDark ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={toggle}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  );
}

/** The score bar bent around a control knob, with its notch at about 4. */
function Logo() {
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true">
      <g strokeLinecap="butt">
        <path d="M8.47 37.29A19.2 19.2 0 1 1 40.79 16.69" strokeWidth="4.5" />
        <path d="M43.06 23.66A19.2 19.2 0 0 1 39.53 37.29" strokeWidth="4.5" strokeOpacity=".42" />
      </g>
      <path d="M38.74 21.21L45.87 18.89" stroke="var(--logo-notch,currentColor)" strokeWidth="3" />
      <circle cx="24" cy="26" r="11.5" fill="currentColor" stroke="none" />
      <path d="M27.8 24.76L31.61 23.53" stroke="var(--logo-pointer,#F6F4EE)" strokeWidth="3" />
    </svg>
  );
}
