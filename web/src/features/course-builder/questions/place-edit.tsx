import type { DraftPicture, DraftQuestion } from '#contracts/course-builder/draft-slide.ts';
import { PlacesOn } from '#web/slides/check/place-answer.tsx';
import { pressedPlace } from '#web/slides/pressed-place.ts';
import '#web/slides/slides.css';
import { placeWithin } from '../pictures/placing.ts';
import type { Change } from '../use-change.ts';
import { QUESTION } from './question-words.ts';

type Target = NonNullable<DraftQuestion['target']>;

interface PlaceEditProps {
  question: DraftQuestion;
  picture: DraftPicture;
  change: Change<DraftQuestion>;
}

/** Where the sliders begin. */
const MIDDLE: Target = { x: 50, y: 50, radius: 5 };
const NONE: readonly string[] = [];

const SLIDERS = [
  { part: 'x', label: QUESTION.across, min: 0, max: 100 },
  { part: 'y', label: QUESTION.down, min: 0, max: 100 },
  { part: 'radius', label: QUESTION.radius, min: 1, max: 50 },
] as const;

/** The circle on the picture within which a press is right: pressed, or set by the keys. */
export function PlaceEdit({ question: { questionId, target }, picture, change }: PlaceEditProps) {
  const put = (part: Partial<Target>) =>
    change((now) => ({ target: { ...(now.target ?? MIDDLE), ...part } }));
  return (
    <section aria-label={QUESTION.place} className="@container grid gap-2">
      <p id={`${questionId}-place-hint`} className="text-xs leading-4.5 text-muted">
        {QUESTION.placeHint}
      </p>
      <PlacesOn
        picture={picture}
        given={NONE}
        target={target ?? undefined}
        press={(event) => put(placeWithin(pressedPlace(event)))}
      />
      <div className="place-sliders">
        {SLIDERS.map(({ part, label, min, max }) => (
          <label key={part}>
            {label}
            <input
              type="range"
              className="slider"
              aria-describedby={`${questionId}-place-hint`}
              min={min}
              max={max}
              value={Math.round((target ?? MIDDLE)[part])}
              onChange={({ target: { valueAsNumber } }) => put({ [part]: valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </section>
  );
}
