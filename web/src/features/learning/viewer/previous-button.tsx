import { ChevronLeft } from 'lucide-react';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { type SlideHead, slideAddress } from './course-outline.ts';

const look = { size: 'sm', className: 'v-previous' } as const;

/** On a phone it is called "Back", where the bar is narrow. */
export function PreviousButton({ previous }: { previous: SlideHead | undefined }) {
  const words = (
    <>
      <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
      <span className="v-word">Previous</span>
      <span className="v-short-word">Back</span>
    </>
  );
  return previous ? (
    <ButtonLink {...look} to={slideAddress(previous.slideId)}>
      {words}
    </ButtonLink>
  ) : (
    <Button {...look} disabled>
      {words}
    </Button>
  );
}
