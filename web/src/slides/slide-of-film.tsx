import type { ReactNode } from 'react';

interface SlideOfFilmProps {
  /** Not shown: the film has all of the stage. */
  title: string;
  children: ReactNode;
}

/** A film that no words stand beside. */
export const SlideOfFilm = ({ title, children }: SlideOfFilmProps) => (
  <div className="slide slide-of-film">
    <h1 className="sr-only">{title}</h1>
    {children}
  </div>
);
