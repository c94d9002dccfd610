import type { ClaimView, Invitation } from '#contracts/orders/claims.ts';
import { dayCaption, dayFigure } from '#web/lib/format.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { coursesInWords, lampOf, openOf, originOf, WORDS } from './claim-words.ts';

type ClaimHeadProps = { state: ClaimView['state']; invitation: Invitation };

/** From whom, what they write, and the first date. */
export function ClaimHead({ state, invitation }: ClaimHeadProps) {
  const { message } = invitation;
  const lamp = lampOf(state, invitation);
  return (
    <header className="on-deep bg-deep py-(--s6) text-on-deep">
      <div className="wrap grid gap-8">
        <p className="flex flex-wrap items-center justify-between gap-4 text-sm">
          <span dir="auto" className="text-on-deep-muted wrap-anywhere">
            {originOf(invitation)}
          </span>
          <Lamp kind={lamp.kind}>{lamp.label}</Lamp>
        </p>
        <div className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h1 className="max-w-[26ch] text-3xl tracking-display">{titleOf(state, invitation)}</h1>
            {message && (
              <p dir="auto" className="mt-4 max-w-[46ch] text-lg leading-7 whitespace-pre-line wrap-anywhere">
                “{message}”
              </p>
            )}
          </div>
          <FirstDate invitation={invitation} />
        </div>
      </div>
    </header>
  );
}

const titleOf = (state: ClaimView['state'], { courses, kind, isOwn }: Invitation): string => {
  const { noun, done } = WORDS[kind];
  if (state === 'claimed' && isOwn) return 'You are enrolled';
  if (state === 'claimed') return `This ${noun} has been ${done}`;
  if (state === 'too-late') return `This ${noun} can no longer be ${done}`;
  const open = openOf({ courses }).length;
  if (open > 0 && kind === 'pass-on') return `A seat is waiting for you: ${courses[0]?.title}`;
  if (open === 0) return 'You have every course of this already';
  return `${coursesInWords(open)} ${open === 1 ? 'is' : 'are'} waiting for you`;
};

function FirstDate({ invitation: { courses } }: Pick<ClaimHeadProps, 'invitation'>) {
  const [first] = courses
    .filter(({ startDate, state }) => startDate && (state === 'open' || state === 'claimed'))
    .toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''));
  if (!first?.startDate) return null;
  const { startDate, endDate, city } = first;
  return (
    <div>
      <p className="text-sm text-on-deep-muted">Your first date</p>
      <Figure size="xl" className="my-1.5 block">
        {dayFigure(startDate, endDate)}
      </Figure>
      <p className="num">
        {dayCaption(startDate, endDate)}
        {city && `, ${city}`}
      </p>
    </div>
  );
}
