import type { CSSProperties, PointerEvent } from 'react';
import type { Question } from '#contracts/learning/content.ts';
import { placeGiven } from '#domain/learning/marking.ts';
import { SlidePicture } from '../slide-picture.tsx';
import type { CheckState } from './use-check.ts';

interface PlaceAnswerProps {
  question: Extract<Question, { kind: 'hotspot' }>;
  check: CheckState | null;
}

const MIDDLE = { x: 50, y: 50 };

function placeOf(given: string | undefined) {
  const [x, y] = given?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

/** A place that is pressed on the picture, or set by two sliders with the keys. */
export function PlaceAnswer({ question, check }: PlaceAnswerProps) {
  const place = placeOf(check?.given[0]);
  const isRight = check?.verdict === 'right';
  const put = ({ x, y }: { x: number; y: number }) => check?.give([placeGiven(x, y)]);
  const press = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    put({
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    });
  };
  return (
    <section aria-label="Your place on the picture" className="check-answers">
      <p className="check-legend">Press the place on the picture</p>
      <SlidePicture picture={question.picture}>
        <div className="place-ground" onPointerUp={press}>
          {isRight && <Mark {...question.target} radius={question.target.radius} />}
          {place && <Mark {...place} verdict={check?.verdict ?? undefined} />}
        </div>
      </SlidePicture>
      <div className="place-sliders">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            {axis === 'x' ? 'Across' : 'Down'}
            <input
              type="range"
              className="slider"
              min={0}
              max={100}
              value={Math.round((place ?? MIDDLE)[axis])}
              disabled={check !== null && check.verdict !== null}
              onChange={(event) => put({ ...(place ?? MIDDLE), [axis]: event.target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </section>
  );
}

interface MarkProps {
  x: number;
  y: number;
  /** Of the area that is right, in hundredths of the width. */
  radius?: number;
  verdict?: string;
}

const Mark = ({ x, y, radius, verdict }: MarkProps) => (
  <span
    aria-hidden="true"
    className={radius === undefined ? 'place-mark' : 'place-area'}
    data-verdict={verdict}
    style={{ '--x': `${x}%`, '--y': `${y}%`, '--r': `${radius ?? 0}%` } as CSSProperties}
  />
);
