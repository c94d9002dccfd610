import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { acrossName } from '../canvas/canvas-words.ts';
import type { Change } from '../use-change.ts';
import { SETTINGS } from './settings-words.ts';

interface PointFieldsProps {
  spots: DraftSlide['spots'];
  chosenId: string | null;
  change: Change<DraftSlide>;
}

/** Where the chosen point is on its picture. */
export function PointFields({ spots, chosenId, change }: PointFieldsProps) {
  const at = spots.findIndex(({ spotId }) => spotId === chosenId);
  const spot = spots[at];
  if (!spot) return null;
  return (['x', 'y'] as const).map((axis) => (
    <TextField
      key={axis}
      name={`point-${axis}`}
      label={axis === 'x' ? acrossName(at + 1) : SETTINGS.down}
      span="always-half"
      type="number"
      min={0}
      max={100}
      step={0.1}
      suffix="%"
      value={spot[axis]}
      onChange={({ target: { valueAsNumber: value } }) => {
        if (value >= 0 && value <= 100)
          change((now) => ({
            spots: now.spots.map((one) => (one.spotId === spot.spotId ? { ...one, [axis]: value } : one)),
          }));
      }}
    />
  ));
}
