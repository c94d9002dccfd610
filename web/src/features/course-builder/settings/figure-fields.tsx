import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import type { Change } from '../use-change.ts';
import { SETTINGS } from './settings-words.ts';

interface FigureFieldsProps {
  figure: DraftSlide['figure'];
  change: Change<DraftSlide>;
}

const NONE = { value: '', caption: '' };

/** A figure without a value and without words is none. */
export function FigureFields({ figure, change }: FigureFieldsProps) {
  const { value, caption } = figure ?? NONE;
  const put = (part: Partial<typeof NONE>) =>
    change((now) => {
      const next = { ...(now.figure ?? NONE), ...part };
      return { figure: next.value || next.caption ? next : null };
    });
  return (
    <>
      <TextField
        name="slide-figure"
        required={false}
        label={SETTINGS.figure}
        hint={SETTINGS.figureHint}
        value={value}
        maxLength={12}
        onChange={({ target }) => put({ value: target.value })}
      />
      <TextField
        name="slide-caption"
        required={false}
        label={SETTINGS.caption}
        value={caption}
        maxLength={160}
        onChange={({ target }) => put({ caption: target.value })}
      />
    </>
  );
}
