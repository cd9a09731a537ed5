import type { AccountView } from '@appliance-index/backend/contract';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../shared/ui/primitives';
import { auth } from '../../styled-system/recipes';

/** Shown instead of an account form when the visitor is already signed in, with a hint of what they can do instead. */
export function SignedIn({ account: { email, isAdmin }, hint }: { account: AccountView; hint: string }) {
  return (
    <div className={auth().body}>
      <p>You are signed in as {email}.</p>
      <p className="small muted">{hint}</p>
      <ButtonLink variant="solid" to={paths.categories}>
        See Rankings
      </ButtonLink>
      {isAdmin === 1 && (
        <ButtonLink variant="outline" to={paths.admin}>
          Admin Panel
        </ButtonLink>
      )}
    </div>
  );
}
