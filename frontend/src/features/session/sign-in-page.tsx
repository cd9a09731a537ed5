import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../shared/session';
import { Tabs } from '../../shared/ui/controls/tabs';
import { Button } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { auth } from '../../styled-system/recipes';
import { AccountForm, type AccountKind, type Mode } from './account-form';
import { AuthFrame } from './auth-frame';
import { SignedIn } from './signed-in';

const styles = auth();

const tabs: readonly { name: AccountKind; label: string }[] = [
  { name: 'consumer', label: 'Consumer' },
  { name: 'technician', label: 'Technician' },
];

/** Sign-in and account creation for both kinds of account; the URL holds the selected tab and mode. */
export default function SignInPage() {
  const account = useAccount();
  const [search, setSearch] = useSearchParams();
  const kind: AccountKind = search.get('as') === 'technician' ? 'technician' : 'consumer';
  const mode: Mode = search.get('mode') === 'create' ? 'create' : 'sign-in';
  const show = (nextKind: AccountKind, nextMode: Mode) =>
    setSearch(
      {
        ...(nextKind === 'technician' ? { as: nextKind } : {}),
        ...(nextMode === 'create' ? { mode: nextMode } : {}),
      },
      { replace: true },
    );
  const isNew = mode === 'create';
  return (
    <AuthFrame
      title={isNew && !account ? 'Create account' : 'Sign in'}
      description="Sign in to keep your votes, or create an account."
    >
      {account ? (
        <SignedIn account={account} hint="To use another account, first sign out from the menu at the top." />
      ) : (
        <Tabs
          label="Account type"
          tabs={tabs}
          selected={kind}
          onSelect={(next) => show(next, mode)}
          className={styles.tabs}
        >
          <AccountForm kind={kind} mode={mode} />
          <p className={joinClasses('small muted', styles.alternative)}>
            <span>{isNew ? 'Already have an account? ' : 'No account yet? '}</span>
            <Button variant="ghost" size="xs" onClick={() => show(kind, isNew ? 'sign-in' : 'create')}>
              {isNew ? 'Sign in' : 'Create account'}
            </Button>
          </p>
        </Tabs>
      )}
    </AuthFrame>
  );
}
