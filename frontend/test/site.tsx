import { type ReactElement, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Header } from '../src/app/masthead/header';
import { ToastHost } from '../src/shared/ui/notices/toast-host';
import { show } from './render';

/** Shows one of some pages of the site, with the header and the toasts. Other pages only have their path as the heading. */
export function showSite(
  pages: Readonly<Record<string, ReactElement>>,
  path: string,
  surroundings: Parameters<typeof show>[1] = {},
) {
  return show(
    <>
      <Address />
      <Header />
      <Routes>
        {Object.entries(pages).map(([route, page]) => (
          <Route key={route} path={route} element={page} />
        ))}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <ToastHost />
    </>,
    { ...surroundings, path },
  );
}

/** Keeps the URL of the document the same as that of the router. */
function Address() {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => history.replaceState(null, '', pathname + search), [pathname, search]);
  return null;
}

function Elsewhere() {
  return <h1>{useLocation().pathname}</h1>;
}
