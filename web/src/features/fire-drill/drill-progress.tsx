import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { FireDrillView } from '#contracts/site/admin-fire-drill.ts';
import { ProgressBar } from '#web/ui/instruments/progress-bar.tsx';

const SECONDS = 2;

/** How far a drill is. The page asks again by itself, with a script or without. */
export function DrillProgress({ drill }: { drill: FireDrillView }) {
  const { revalidate, state } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (state === 'idle' && navigator.onLine) revalidate();
  });

  // What a job does is told by nobody.
  useEffect(() => {
    const timer = setInterval(ask, SECONDS * 1000);
    return () => clearInterval(timer);
  }, []);

  const { scenarios, results } = drill;
  return (
    <div className="grid gap-2 border-b border-hairline px-5 py-4">
      <noscript>
        <meta httpEquiv="refresh" content={String(SECONDS)} />
      </noscript>
      <p className="text-md" role="status">
        {drill.state === 'waiting'
          ? 'The drill begins in a moment.'
          : `${results.length} of ${scenarios} misbehaviours played.`}
      </p>
      <ProgressBar
        label="Misbehaviours played"
        percent={scenarios > 0 ? Math.round((100 * results.length) / scenarios) : 0}
      />
    </div>
  );
}
