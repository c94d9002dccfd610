import { useState } from 'react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import type { Change } from '../use-change.ts';
import { SETTINGS } from './settings-words.ts';

interface SecondsFieldProps {
  seconds: number;
  change: Change<DraftSlide>;
}

const MOST_SECONDS = 3600;

const isTime = (seconds: number) => Number.isInteger(seconds) && seconds >= 1 && seconds <= MOST_SECONDS;

/** While what is typed is no time, the slide keeps the one that it had. */
export function SecondsField({ seconds, change }: SecondsFieldProps) {
  const [typed, setTyped] = useState(String(seconds));
  const isRefused = !isTime(Number(typed));
  return (
    <TextField
      name="slide-seconds"
      label={SETTINGS.seconds}
      type="number"
      min={1}
      max={MOST_SECONDS}
      suffix={SETTINGS.secondsUnit}
      value={isRefused || Number(typed) === seconds ? typed : String(seconds)}
      error={isRefused ? SETTINGS.secondsHint : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isTime(target.valueAsNumber)) change({ seconds: target.valueAsNumber });
      }}
    />
  );
}
