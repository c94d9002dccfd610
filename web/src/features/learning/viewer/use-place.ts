import { useMemo } from 'react';
import type { Narrator } from '#web/player/narrator.ts';
import type { Here } from '../beside.ts';
import { addressOf, type CourseContent, slidesOf } from './course-outline.ts';

/** Where somebody is, for what stands beside the slide. */
export function usePlace({ modules }: CourseContent, slideId: string, narrator: Narrator): Here {
  return useMemo(() => {
    const numbers = new Map(slidesOf(modules).map((slide, index) => [slide.slideId, index + 1]));
    return {
      slideId,
      spot: () => ({ slideId, positionMs: Math.round(narrator.now()) }),
      numberOf: (id) => numbers.get(id),
      addressOf,
    };
  }, [modules, slideId, narrator]);
}
