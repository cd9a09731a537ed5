import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, NavLink, useLocation } from 'react-router-dom';
import { formatCount } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useSession } from '../../shared/session';
import { ChakraSystem } from '../../shared/theme/chakra-system';
import { scrollFocusIntoStrip, scrollIntoStrip } from '../../shared/ui/controls/scroll-into-strip';
import { NoScriptNotice } from '../../shared/ui/notices/no-script-notice';
import { Spinner } from '../../shared/ui/notices/spinner';
import { PageTitle } from '../../shared/ui/page-title';
import { Badge } from '../../shared/ui/primitives';
import { staffLayout } from '../../styled-system/recipes';
import { useSessionExpiry } from './report-error';
import { technicianCountsQuery } from './technicians/api';

const styles = staffLayout();

const technicians = paths.staff('technicians');

const navItems = [
  [paths.admin, 'Appliances'],
  [technicians, 'Technicians'],
  [paths.staff('imports'), 'Imports'],
  [paths.staff('quality'), 'Quality'],
  [paths.staff('articles'), 'Articles'],
  [paths.staff('audit'), 'Audit log'],
  [paths.staff('trash'), 'Trash'],
] as const;

interface StaffLayoutProps {
  title: string;
  /** Shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen for administrators; once the session is known, everyone else is redirected to the sign-in page. */
export function StaffLayout({ title, action, children }: StaffLayoutProps) {
  const { account, isPending } = useSession();
  const { pathname } = useLocation();
  const isAdmin = account?.isAdmin === 1;
  useSessionExpiry();
  if (!isPending && !isAdmin) return <Navigate replace to={paths.adminLogin} />;
  return (
    <>
      <PageTitle title={title} description="Staff area." />
      <meta name="robots" content="noindex" />
      {isAdmin ? (
        <ChakraSystem>
          <div className={styles.root}>
            <nav className={styles.navigation} aria-label="Administration" onFocus={scrollFocusIntoStrip}>
              {navItems.map(([path, name]) => (
                <NavLink
                  key={path}
                  className={styles.entry}
                  to={path}
                  end
                  ref={path === pathname ? scrollIntoStrip : undefined}
                >
                  {name}
                  {path === technicians && <PendingBadge />}
                </NavLink>
              ))}
            </nav>
            <div className={styles.body}>
              <div className={styles.head}>
                <h1>{title}</h1>
                {action}
              </div>
              {children}
            </div>
          </div>
        </ChakraSystem>
      ) : (
        <div className={styles.placeholder}>
          <NoScriptNotice className={`wrap ${styles.notice}`} />
          <Spinner label="Checking who is signed in" />
        </div>
      )}
    </>
  );
}

/** A page of the panel that has its title and nothing beside it. */
export function staffPage(title: string, Content: ComponentType) {
  return () => (
    <StaffLayout title={title}>
      <Content />
    </StaffLayout>
  );
}

/** The badge arrives late and pushes the links after it out of a small screen. */
function keepCurrentInView(badge: HTMLElement | null): void {
  scrollIntoStrip(badge?.closest('nav')?.querySelector<HTMLElement>('[aria-current]') ?? null);
}

/** Number of technicians waiting for verification, if any. */
function PendingBadge() {
  const { data } = useQuery(technicianCountsQuery);
  if (!data?.pending) return null;
  return (
    <Badge tone="warn" ref={keepCurrentInView}>
      <span>{formatCount(data.pending)}</span> <span className="sr">pending</span>
    </Badge>
  );
}
