import type { ReactNode } from 'react';
import { NoScriptNotice } from '../../shared/ui/notices/no-script-notice';
import { Page } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { Plate } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { verificationTime } from '../../shared/verification';
import { auth } from '../../styled-system/recipes';

const styles = auth();

interface AuthFrameProps {
  title: string;
  description: string;
  /** Whether search engines may index the page. */
  isIndexable?: boolean;
  /** Terms and what they mean, under a title. */
  aside?: { title: string; entries: Readonly<Record<string, string>> };
  children: ReactNode;
}

/** Page layout of the account forms, with an explanation beside the form. */
export function AuthFrame({ aside = accountRoles, children, ...page }: AuthFrameProps) {
  const { title, description, isIndexable = false } = page;
  return (
    <Page title={title} description={description}>
      {!isIndexable && <meta name="robots" content="noindex" />}
      <div className={styles.root}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <Plate>
            <NoScriptNotice className={styles.body} />
            {children}
          </Plate>
        </div>
        <aside className={styles.aside}>
          <Plate>
            <div className={styles.scene}>
              <Appliance name="washers-front-load" />
              <Appliance name="dryers-front-load" />
              <Appliance name="fridges-side-by-side" className={styles.tall} />
              <Appliance name="stoves-gas-stove" />
              <span className={styles.floor} aria-hidden="true" />
            </div>
            <h2 className={joinClasses('h3', styles.asideTitle)}>{aside.title}</h2>
            <dl>
              {Object.entries(aside.entries).map(([term, meaning]) => (
                <div key={term} className={styles.entry}>
                  <dt className={styles.term}>{term}</dt>
                  <dd className={styles.meaning}>{meaning}</dd>
                </div>
              ))}
            </dl>
          </Plate>
        </aside>
      </div>
    </Page>
  );
}

function Appliance({ name, className }: { name: string; className?: string }) {
  return <TypeDrawing name={name} className={joinClasses(styles.appliance, className)} />;
}

const accountRoles = {
  title: 'What an account is for',
  entries: {
    'Without one': 'Read, search and compare everything. A vote lasts until you leave.',
    Consumer: 'Your votes are kept and counted, one per model and aspect.',
    Technician: `Tech votes, once verified. We check every sign-up by hand, within ${verificationTime}.`,
  },
};
