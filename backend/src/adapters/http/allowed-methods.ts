import type { Request } from 'express';

/** What the types of Express do not tell of its router. */
interface RouteList {
  listRoutes(): { path: string | RegExp; methods: string[] | undefined }[];
}

/** The methods that an address of the API takes, by the router's own list; empty where there is nothing. */
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
