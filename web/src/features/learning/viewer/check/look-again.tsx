import { Link } from 'react-router';
import type { Slide } from '#contracts/learning/content.ts';
import type { ModuleOutline } from '#contracts/learning/elearning.ts';
import { slideAddress, slidesOf } from '../course-outline.ts';

interface LookAgainProps {
  slide: Slide;
  modules: readonly ModuleOutline[];
}

/** Leads from a wrong answer to the slide that teaches it, if the question names one that is there. */
export function LookAgain({ slide, modules }: LookAgainProps) {
  if (slide.type !== 'question' || !slide.leadsBackTo) return null;
  const slides = slidesOf(modules);
  const at = slides.findIndex(({ slideId }) => slideId === slide.leadsBackTo);
  const taught = slides[at];
  return (
    taught && (
      <p>
        <Link to={slideAddress(taught.slideId)}>
          Look again at slide {at + 1}, {taught.title}
        </Link>
      </p>
    )
  );
}
