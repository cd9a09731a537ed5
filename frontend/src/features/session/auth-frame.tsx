import type { ReactNode } from 'react';
import { NoScriptNotice } from '../../shared/ui/notices/no-script-notice';
import { PageTitle } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { Plate } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { verificationTime } from '../../shared/verification';
import { authRecipe } from './auth.recipe';

const Columns = styled('div', authRecipe);

interface AuthFrameProps {
  title: string;
  description: string;
  /** Whether search engines may index the page. */
  isIndexable?: boolean;
  aside: ReactNode;
  children: ReactNode;
}

/** Page layout of the account forms, with an explanation beside the form. */
export function AuthFrame({ title, description, isIndexable = false, aside, children }: AuthFrameProps) {
  return (
    <div className="wrap">
      <PageTitle title={title} description={description} />
      {!isIndexable && <meta name="robots" content="noindex" />}
      <Columns>
        <div>
          <h1>{title}</h1>
          <Plate>
            <NoScriptNotice className="body" />
            {children}
          </Plate>
        </div>
        <aside>
          <Plate>
            <ApplianceScene />
            {aside}
          </Plate>
        </aside>
      </Columns>
    </div>
  );
}

function ApplianceScene() {
  return (
    <div className="standing">
      <div>
        <TypeDrawing name="washers-front-load" />
      </div>
      <div>
        <TypeDrawing name="dryers-front-load" />
      </div>
      <div className="tall">
        <TypeDrawing name="fridges-side-by-side" />
      </div>
      <div>
        <TypeDrawing name="stoves-gas-stove" />
      </div>
      <span className="floor" aria-hidden="true" />
    </div>
  );
}

export function AccountRoles() {
  return (
    <>
      <h2 className="h3">What an account is for</h2>
      <dl>
        <div>
          <dt>Without one</dt>
          <dd>Read, search and compare everything. A vote lasts until you leave.</dd>
        </div>
        <div>
          <dt>Consumer</dt>
          <dd>Your votes are kept and counted, one per model and aspect.</dd>
        </div>
        <div>
          <dt>Technician</dt>
          <dd>Tech votes, once verified. We check every sign-up by hand, within {verificationTime}.</dd>
        </div>
      </dl>
    </>
  );
}
