import * as build from 'virtual:react-router/server-build';
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router';
import type { JsonPage, PageFacts, SharedPage } from '#contracts/page.ts';
import type { Pages } from './send-page.ts';

const handle = createRequestHandler(build, process.env.NODE_ENV);
// The web application's server entry knows the key under which its pages look for their facts.
const { openPage } = build.entry.module as unknown as { openPage(facts: PageFacts): RouterContextProvider };

const routesBelow = (parentId: string | undefined): RouteObject[] =>
  Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, module } = route;
    if (index) return [{ id, index, handle: module.handle }];
    return [{ id, path, handle: module.handle, children: routesBelow(id) }];
  });
const siteMap = routesBelow(undefined);

/** What the router asks for besides, when a browser goes from page to page and wants the data only. */
const ROUTER_QUERY = '_routes';
const DATA = /(?:^\/_root|\/?)\.data$/;

const handleOf = (path: string): Partial<SharedPage & JsonPage> =>
  matchRoutes(siteMap, path.replace(DATA, '') || '/')?.at(-1)?.route.handle ?? {};

export const pages: Pages = {
  render: (request, facts) => handle(request, openPage(facts)),
  sharedQuery: (path) => {
    const { sharedQuery } = handleOf(path);
    return sharedQuery && [...sharedQuery, ...(DATA.test(path) ? [ROUTER_QUERY] : [])];
  },
  takesJson: (path) => handleOf(path).takesJson === true,
};
