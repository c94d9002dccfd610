import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import type { CheckState } from '../slides/check/use-check.ts';
import { slideAddress } from './course-outline.ts';
import type { Turning } from './use-turning.ts';
import { FINISH, PORTAL } from './viewer-words.ts';

interface NextButtonProps {
  turning: Pick<Turning, 'next' | 'complete' | 'finish'>;
  check: CheckState | null;
}

const look = { variant: 'primary', size: 'sm', className: 'v-next' } as const;

/** The one primary of the viewer. In a check it asks for the answer first; without a script it only leads on. */
export function NextButton({ turning: { next, complete, finish }, check }: NextButtonProps) {
  const hasScript = useHasScript();
  if (check && check.verdict !== 'right' && hasScript) {
    return check.verdict === 'wrong' ? (
      <Button {...look} onClick={check.tryAgain}>
        Try again
      </Button>
    ) : (
      <Button {...look} aria-disabled={!check.canCheck} onClick={() => check.canCheck && check.check()}>
        Check
      </Button>
    );
  }
  if (next) {
    return (
      <ButtonLink {...look} to={slideAddress(next.slideId)} onClick={complete}>
        Next
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
      </ButtonLink>
    );
  }
  const end = (event: MouseEvent) => {
    event.preventDefault();
    finish();
  };
  return (
    <ButtonLink {...look} to={PORTAL} onClick={end}>
      {FINISH}
    </ButtonLink>
  );
}
