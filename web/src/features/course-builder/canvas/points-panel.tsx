import { Plus } from 'lucide-react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { moved } from '#web/lib/moved.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { RowButtons } from '#web/ui/controls/row-buttons.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { CANVAS, pointName, titleName, wordsName } from './canvas-words.ts';

export const MOST_POINTS = 12;

type Spot = DraftSlide['spots'][number];

interface PointsPanelProps {
  spots: readonly Spot[];
  choose: (spotId: string) => void;
  put: (spotId: string, part: Partial<Spot>) => void;
  add: () => void;
  reorder: (spots: Spot[]) => void;
}

/** The points of a picture in their order, with what each says. */
export function PointsPanel({ spots, choose, put, add, reorder }: PointsPanelProps) {
  const isFull = spots.length >= MOST_POINTS;
  return (
    <Sheet
      title={CANVAS.points}
      className="mt-4"
      actions={
        <Button id="points-add" size="sm" disabled={isFull} onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          {CANVAS.addPoint}
        </Button>
      }
    >
      <p className="text-sm text-muted">{isFull ? CANVAS.manyPoints : CANVAS.pointsHint}</p>
      <ol className="grid">
        {spots.map((spot, index) => (
          <li
            key={spot.spotId}
            onFocus={() => choose(spot.spotId)}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-hairline py-3 max-md:grid-cols-[auto_minmax(0,1fr)]"
          >
            <span className="num pt-1 text-lg">{index + 1}</span>
            <Point spot={spot} number={index + 1} put={(part) => put(spot.spotId, part)} />
            <div className="max-md:col-span-2 max-md:justify-self-end">
              <RowButtons
                path="points"
                index={index}
                count={spots.length}
                name={pointName(index + 1)}
                move={(to) => reorder(moved(spots, index, to))}
                remove={() => reorder(spots.filter((one) => one !== spot))}
              />
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

interface PointProps {
  spot: Spot;
  number: number;
  put: (part: Partial<Spot>) => void;
}

/** Where it is stands with the settings of the slide. */
const Point = ({ spot: { title, text }, number, put }: PointProps) => (
  <div className="grid gap-2">
    <input
      dir="auto"
      aria-label={titleName(number)}
      placeholder={CANVAS.pointTitle}
      value={title}
      maxLength={80}
      onChange={({ target }) => put({ title: target.value })}
      className="input"
    />
    <textarea
      dir="auto"
      aria-label={wordsName(number)}
      placeholder={CANVAS.pointWords}
      value={text}
      maxLength={4000}
      rows={1}
      onChange={({ target }) => put({ text: target.value })}
      className="input point-words"
    />
  </div>
);
