import { BadgeCheck, Ban, CircleHelp, Clock } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import type { Verdict } from './verdict-words.ts';

const LOOKS = {
  good: { ground: 'bg-success-soft', disc: 'bg-success', word: 'text-success', Icon: BadgeCheck },
  bad: { ground: 'bg-danger-soft', disc: 'bg-danger', word: 'text-danger', Icon: Ban },
  warn: { ground: 'bg-warning-soft', disc: 'bg-warning', word: 'text-warning', Icon: Clock },
  none: { ground: 'bg-mist', disc: 'bg-muted', word: 'text-ink', Icon: CircleHelp },
};

/** Shape, colour and word at once: what a stranger came for. Carries the page's only h1. */
export function VerdictBand({ tone, title, sentence }: Verdict) {
  const { ground, disc, word, Icon } = LOOKS[tone];
  return (
    <div className={cx('py-10 max-md:py-6', ground)}>
      <div className="wrap grid items-center gap-x-7 gap-y-2 md:grid-cols-[auto_minmax(0,1fr)]">
        <span
          className={cx('grid size-24 place-items-center rounded-full text-on-deep max-md:size-18', disc)}
        >
          <Icon aria-hidden="true" strokeWidth={1.25} className="size-13 max-md:size-10" />
        </span>
        <div className="min-w-0">
          <h1 className={cx('text-4xl tracking-display', word)}>{title}</h1>
          <p className="num mt-1.5 text-lg wrap-anywhere">{sentence}</p>
        </div>
      </div>
    </div>
  );
}
