import type { Request } from 'express';

/** The part of the router's API that Express does not declare in its types. */
interface RouteList {
  listRoutes(): { path: string | RegExp; methods: string[] | undefined }[];
}

/** The methods the router has for the request's API path; empty if the path is unknown. */
export function allowedMethods({ app, path }: Request): string[] {
  const routes = (app.router as unknown as RouteList).listRoutes();
  const methods = routes.flatMap((route) =>
    typeof route.path === 'string' && route.path.startsWith('/api/') && patternOf(route.path).test(path)
      ? (route.methods ?? [])
      : [],
  );
  return [...new Set(methods)];
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}/?$`, 'i');
}
