import type { AccountView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { signOut } from '../features/session/api';
import { messageOf } from '../shared/api-client';
import { paths } from '../shared/paths';
import { sessionQuery } from '../shared/session';
import { toast } from '../shared/toasts';
import { Badge } from '../shared/ui/pieces';
import { forgetVotes } from '../shared/vote-sync';
import { NavMenu } from './nav-menu';

/** Fetched only for those who are signed in. */
export default function AccountMenu({ user }: { user: AccountView }) {
  const label = (
    <>
      Signed in
      {user.isVerifiedTech === 1 && <Badge className="badge tint">Tech</Badge>}
      {user.isAdmin === 1 && <Badge className="badge tint">Admin</Badge>}
    </>
  );
  return (
    <NavMenu label={label}>
      <AccountLines user={user} />
    </NavMenu>
  );
}

/** Who it is, where they may go, and the way out. */
export function AccountLines({ user }: { user: AccountView }) {
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
      client.setQueryData(sessionQuery.queryKey, null);
      forgetVotes();
      navigate(paths.home);
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Failed to sign out'), tone: 'bad' }),
  });
  return (
    <button type="button" disabled={isPending} onClick={() => mutate()}>
      {isPending ? 'Signing out...' : 'Sign out'}
    </button>
  );
}
