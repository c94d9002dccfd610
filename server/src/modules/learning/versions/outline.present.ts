import type { ModuleOutline } from '#contracts/learning/elearning.ts';
import { type Outline, type SlideHead, slidesIn } from './outline.ts';

type Narration = NonNullable<SlideHead['narration']>;

/** What is read aloud is for who is enrolled, and for everybody where the slide is a sample. */
const narrationFor = (everything: boolean, { isSample, narration }: SlideHead): Narration | null =>
  narration && (everything || isSample) ? narration : null;

const presentModules = (modules: Outline['modules'], everything: boolean): ModuleOutline[] =>
  modules.map(({ sections, ...module }, at) => {
    const slides = slidesIn([{ sections }]);
    return {
      ...module,
      order: at + 1,
      slides: slides.length,
      duration: `${minutesOf(slides.reduce((all, { seconds }) => all + seconds, 0))} min`,
      sections: sections.map((section) => ({
        ...section,
        slides: section.slides.map((slide) => ({ ...slide, narration: narrationFor(everything, slide) })),
      })),
    };
  });

/** Begun minutes. */
export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

export const presentPublicModules = ({ modules }: Outline) => presentModules(modules, false);

export const presentOwnModules = ({ modules }: Outline) => presentModules(modules, true);
