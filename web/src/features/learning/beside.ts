import { createContext, type ReactNode, useContext } from 'react';

/** A place in the course: a slide and how far into it. */
export type Spot = { slideId: string; positionMs: number };

/** Notes and bookmarks as the viewer shows them; it holds none itself. */
export type Beside = {
  notes: ReactNode;
  noteCount: number;
  bookmarks: ReactNode;
  /** Each has a flag on the scrubber of its slide. */
  bookmarkedSpots: readonly Spot[];
  /** Sets a bookmark there, or takes away the one that is. */
  bookmark: (spot: Spot) => void;
  /** Opens a new note there and gives it the focus. */
  write: (spot: Spot) => void;
};

/** Where somebody is now, for what stands beside the slide. */
export type Here = {
  slideId: string;
  /** As of the moment of asking. */
  spot: () => Spot;
  /** Counts through the course from 1; undefined of a slide that this version has no more. */
  numberOf: (slideId: string) => number | undefined;
  addressOf: (spot: Spot) => { search: string };
};

export const HereContext = createContext<Here | null>(null);

export function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('There is no viewer around.');
  return here;
}
