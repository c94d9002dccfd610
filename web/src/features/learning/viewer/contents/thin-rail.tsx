import { Link } from 'react-router';
import type { ModuleOutline } from '#contracts/learning/elearning.ts';
import type { ContentsProps } from './contents.tsx';
import { slideAddress, slidesOf } from '../course-outline.ts';

type ThinRailProps = Pick<ContentsProps, 'modules' | 'completed' | 'currentId' | 'onJump'>;

/** The contents with the rail closed: a tick for each slide, and a gap where a module begins. */
export function ThinRail({ modules, completed, currentId, onJump }: ThinRailProps) {
  const firsts = new Set(modules.slice(1).map(firstSlideOf));
  return (
    <nav aria-label="Contents, narrow" className="v-thin">
      {slidesOf(modules).map(({ slideId, title }, index) => (
        <Link
          key={slideId}
          to={slideAddress(slideId)}
          aria-current={slideId === currentId ? 'step' : undefined}
          aria-label={`Slide ${index + 1}, ${title}${completed.has(slideId) ? ', completed' : ''}`}
          data-done={completed.has(slideId) || undefined}
          data-first={firsts.has(slideId) || undefined}
          onClick={() => onJump(slideId)}
        >
          {index + 1}
        </Link>
      ))}
    </nav>
  );
}

const firstSlideOf = (module: ModuleOutline) => slidesOf([module])[0]?.slideId;
