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
import { waitingText } from '../../shared/waiting-text';
import { NavMenu } from './nav-menu';

/** The account menu of wide screens. Loaded only for signed-in users. */
export default function AccountMenu({ account }: { account: AccountView }) {
  return (
    <NavMenu label={<AccountLabel account={account} />} isAtEnd>
      <AccountLines account={account} />
    </NavMenu>
  );
}

/** The same entries as a section of the small-screen menu. */
export function AccountSection({ account }: { account: AccountView }) {
  return (
    <>
      <p aria-disabled="true">
        <AccountLabel account={account} />
      </p>
      <AccountLines account={account} />
    </>
  );
}

function AccountLabel({ account }: { account: AccountView }) {
  return (
    <>
      Signed in {account.isVerifiedTech === 1 && <Badge tone="tint">Tech</Badge>}
      {account.verification === 'pending' && <Badge tone="warn">Tech, pending</Badge>}
      {account.isAdmin === 1 && <Badge tone="tint">Admin</Badge>}
    </>
  );
}

function AccountLines({ account }: { account: AccountView }) {
  const isPending = account.verification === 'pending';
  const place = [account.techCity, account.techState, account.techCountry].filter(Boolean).join(', ');
  const lines = [
    account.email,
    ...(account.isAdmin === 1 ? ['Administrator'] : []),
    ...(account.userType === 'tech' ? [[account.techName, account.techCompany].join(' - '), place] : []),
    ...(isPending ? ['Verification pending', waitingText(account.signedUpAt)] : []),
  ];
  return (
    <>
      {lines.map((line) => (
        <p key={line} aria-disabled="true">
          {line}
        </p>
      ))}
      <hr />
      {isPending && <Link to={paths.techSignup}>Check your details</Link>}
      {account.isAdmin === 1 && <Link to={paths.admin}>Admin Panel</Link>}
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
