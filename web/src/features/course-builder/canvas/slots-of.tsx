import { memo } from 'react';
import type { RichText } from '#contracts/learning/rich-text.ts';
import { SlideFigure, type SlideSlots } from '#web/slides/slide-frame.tsx';
import { TextInPlace } from '../text/text-in-place.tsx';
import { CANVAS } from './canvas-words.ts';
import type { EditedProps } from './edited.ts';
import { InPlace } from './in-place.tsx';

/** The editor takes its time: what is written elsewhere on the slide leaves it alone. */
const Words = memo(({ text, change }: { text: RichText; change: EditedProps['change'] }) => (
  <TextInPlace text={text} onChange={(next) => change({ text: next })} />
));

/** What is written in place of a slide's words; nothing where they are only read. */
export function slotsOf({ slide, change, isReadOnly }: EditedProps): SlideSlots {
  if (isReadOnly) return {};
  const { title, text, figure } = slide;
  return {
    title: (
      <InPlace
        label={CANVAS.title}
        value={title}
        maxLength={120}
        onChange={(next) => change({ title: next })}
      />
    ),
    words: <Words text={text} change={change} />,
    figure: figure && (
      <SlideFigure
        value={
          <InPlace
            label={CANVAS.figure}
            value={figure.value}
            maxLength={12}
            onChange={(value) => change({ figure: { ...figure, value } })}
          />
        }
        caption={
          <InPlace
            label={CANVAS.caption}
            value={figure.caption}
            maxLength={160}
            onChange={(caption) => change({ figure: { ...figure, caption } })}
          />
        }
      />
    ),
  };
}
