import type { Answer } from '#contracts/api.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { ShownSlide } from './shown-slide.tsx';

export type Comparison = Pick<Extract<Answer<'compareSlide'>, { success: true }>, 'before' | 'after'>;

interface ComparedProps {
  comparison: Comparison;
  /** 0 before the first. */
  version: number;
  closeTo: string;
}

/** Both bodies of a slide, side by side. */
export function Compared({ comparison: { before, after }, version, closeTo }: ComparedProps) {
  const title = after.slide?.title ?? before.slide?.title ?? 'The slide';
  return (
    <Sheet
      opened
      title={`Compare: ${title}`}
      actions={
        <ButtonLink size="sm" to={closeTo} preventScrollReset>
          Close
        </ButtonLink>
      }
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <ShownSlide label={`As learners have it, v${version}`} {...before} absent="It is new." />
        <ShownSlide label="As it is written" {...after} absent="It was taken out." />
      </div>
    </Sheet>
  );
}
