import type { ReactNode } from 'react';
import { SlideTitle } from './slide-title.tsx';

interface SlideOfFilmProps {
  /** Not shown: the film has all of the stage. */
  title: string;
  children: ReactNode;
}

/** A film that no words stand beside. */
export const SlideOfFilm = ({ title, children }: SlideOfFilmProps) => (
  <div className="slide slide-of-film">
    <SlideTitle isUnseen>{title}</SlideTitle>
    {children}
  </div>
);
