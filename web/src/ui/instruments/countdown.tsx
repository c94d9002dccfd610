import { useEffect, useEffectEvent, useState } from 'react';
import { cx } from '../cx.ts';
import { announcement, clockLeft, figureLeft, minutesLeft } from './countdown-text.ts';

interface CountdownProps {
  /** The instant it runs to, and the server's clock when it rendered the page; both ISO. */
  until: string;
  now: string;
  /** Large, and long enough to be told in hours. */
  isFigure?: boolean;
  /** Called once in the browser. */
  onEnd?: () => void;
}

/** Calm: minutes from the server, seconds once the script runs, read out at five minutes and at one. */
export function Countdown({ until, now, isFigure, onEnd }: CountdownProps) {
  const left = Date.parse(until) - Date.parse(now);
  const [ticking, setTicking] = useState<number>();
  const end = useEffectEvent(() => onEnd?.());

  // A timer lives outside React. It counts from the server's clock, since the visitor's may be wrong.
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => {
      const remaining = left - (performance.now() - started);
      setTicking(remaining);
      if (remaining > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [left]);

  return (
    <TimeLeft until={until} left={ticking ?? left} isTicking={ticking !== undefined} isFigure={isFigure} />
  );
}

interface TimeLeftProps extends Pick<CountdownProps, 'until' | 'isFigure'> {
  /** Milliseconds, by whoever counts them. */
  left: number;
  /** It goes on every second, and is read out. */
  isTicking: boolean;
}

/** The same for a page that counts by itself. */
export function TimeLeft({ until, left, isTicking, isFigure }: TimeLeftProps) {
  return (
    <>
      <time dateTime={until} role="timer" className={cx('num whitespace-nowrap', !isFigure && 'font-strong')}>
        {isFigure ? figureLeft(left) : isTicking ? clockLeft(left) : minutesLeft(left)}
      </time>
      <span aria-live="polite" className="sr-only">
        {isTicking && announcement(left)}
      </span>
    </>
  );
}
