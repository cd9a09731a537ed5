import type { AccountView } from '@appliance-index/backend/contract';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../shared/ui/pieces';

/** In the place of a form that would put another account in the place of the one that is signed in. */
export function SignedIn({ user }: { user: AccountView }) {
  return (
    <div className="body">
      <p>You are signed in as {user.email}.</p>
      <p className="small muted">To use another account, sign out in the menu at the top first.</p>
      <ButtonLink className="solid" to={paths.categories}>
        See Rankings
      </ButtonLink>
      {user.isAdmin === 1 && (
        <ButtonLink className="line" to={paths.admin}>
          Admin Panel
        </ButtonLink>
      )}
    </div>
  );
}
