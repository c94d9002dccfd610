import { useRouteLoaderData } from 'react-router';
import type { Site } from '#contracts/site/site.ts';

type RootData = { site: Site };

/** Brand, contacts and offers, as the root has loaded them; absent only while the root itself has failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<RootData>('root')?.site;
