import type { AccountView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../features/session/api';
import { messageOf } from '../../shared/api-client';
import { clearSession } from '../../shared/clear-session';
import { focusMain } from '../../shared/focus';
import { paths } from '../../shared/paths';
import { toastError } from '../../shared/toasts';
import { Link } from '../../shared/ui/link';
import { Badge } from '../../shared/ui/primitives';
import { NavMenu } from './nav-menu';

/** The account menu of wide screens. Loaded only for signed-in users. */
export default function AccountMenu({ user }: { user: AccountView }) {
  return (
    <NavMenu label={<AccountLabel user={user} />}>
      <AccountLines user={user} />
    </NavMenu>
  );
}

/** The same entries as a section of the small-screen menu. */
export function AccountSection({ user }: { user: AccountView }) {
  return (
    <>
      <p aria-disabled="true">
        <AccountLabel user={user} />
      </p>
      <AccountLines user={user} />
    </>
  );
}

function AccountLabel({ user }: { user: AccountView }) {
  return (
    <>
      Signed in {user.isVerifiedTech === 1 && <Badge className="tint">Tech</Badge>}
      {user.isAdmin === 1 && <Badge className="tint">Admin</Badge>}
    </>
  );
}

function AccountLines({ user }: { user: AccountView }) {
  const isTechnician = user.userType === 'tech';
  const place = [user.techCity, user.techState, user.techCountry].filter(Boolean).join(', ');
  return (
    <>
      <p aria-disabled="true">{user.email}</p>
      {user.isAdmin === 1 && <p aria-disabled="true">Administrator</p>}
      {isTechnician && (
        <>
          <p aria-disabled="true">
            {user.techName} - {user.techCompany}
          </p>
          <p aria-disabled="true">{place}</p>
        </>
      )}
      {user.verification === 'pending' && <p aria-disabled="true">Verification pending</p>}
      <hr />
      {user.isAdmin === 1 && <Link to={paths.admin}>Admin Panel</Link>}
      <SignOut />
    </>
  );
}

function SignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      clearSession(client);
      navigate(paths.home);
      // On the home page nothing navigates, and the focused menu is gone.
      focusMain();
    },
    onError: (error) => toastError(messageOf(error, 'Failed to sign out')),
  });
  return (
    <button type="button" data-leaves aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? 'Signing out...' : 'Sign out'}
    </button>
  );
}
