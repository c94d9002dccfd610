import type { CSSProperties, PointerEvent } from 'react';
import type { Picture } from '#contracts/learning/content.ts';
import { placeGiven } from '#domain/learning/marking.ts';
import { type Place, pressedPlace } from '../pressed-place.ts';
import { SlidePicture } from '../slide-picture.tsx';
import type { Answering, Verdict } from './use-check.ts';

type Target = { x: number; y: number; radius: number };

interface PlaceAnswerProps {
  /** Without the target where what is right stays with the server. */
  question: { picture: Picture; target?: Target };
  check: Answering | null;
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
  const put = ({ x, y }: Place) => check?.give([placeGiven(x, y)]);
  return (
    <section aria-label="Your place on the picture" className="check-answers">
      <p className="check-legend">Press the place on the picture</p>
      <PlacesOn
        picture={question.picture}
        given={check?.given ?? []}
        target={isRight ? question.target : undefined}
        verdict={check?.verdict}
        press={(event) => put(pressedPlace(event))}
      />
      <div className="place-sliders">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            {axis === 'x' ? 'Across' : 'Down'}
            <input
              type="range"
              name={axis}
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

interface PlacesOnProps {
  picture: Picture;
  given: readonly string[];
  /** What is right, where it may be seen. */
  target: Target | undefined;
  verdict?: Verdict;
  press?: (event: PointerEvent<HTMLElement>) => void;
}

/** A picture with the place that was given and the one that is right. */
export function PlacesOn({ picture, given, target, verdict, press }: PlacesOnProps) {
  const place = placeOf(given[0]);
  return (
    <SlidePicture picture={picture}>
      <div className="place-ground" onPointerUp={press}>
        {target && <Mark {...target} />}
        {place && <Mark {...place} verdict={verdict ?? undefined} />}
      </div>
    </SlidePicture>
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
