import { ChevronRight } from 'lucide-react';
import type { CheckState } from '#web/slides/check/use-check.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import type { Turning } from './use-turning.ts';
import { FINISH } from './viewer-words.ts';

interface NextButtonProps {
  turning: Pick<Turning, 'next' | 'onward' | 'isHeld'>;
  check: CheckState | null;
}

const look = { variant: 'primary', size: 'sm', className: 'v-next' } as const;

/** The one primary of the viewer. In a check it asks for the answer first; without a script it only leads on, unless it is held. */
export function NextButton({ turning: { next, onward, isHeld }, check }: NextButtonProps) {
  const hasScript = useHasScript();
  if (check && check.verdict !== 'right' && (hasScript || isHeld)) {
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
  return (
    <ButtonLink {...look} {...onward}>
      {next ? (
        <>
          Next
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </>
      ) : (
        FINISH
      )}
    </ButtonLink>
  );
}
