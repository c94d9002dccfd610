import { useRouteLoaderData } from 'react-router';
import type { Site } from '#contracts/settings.ts';

type RootData = { site: Site; demo: boolean };

/** Brand, contacts and offers, as the root has loaded them; absent only while the root itself has failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<RootData>('root')?.site;

/** Whether this is the demo world, with sample people and a stand-in card gateway. */
export const useDemo = (): boolean => useRouteLoaderData<RootData>('root')?.demo ?? false;
