import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { ComparedPictures } from '#web/slides/compare-slide.tsx';
import { SlideFrame } from '#web/slides/slide-frame.tsx';
import { SlidePicture } from '#web/slides/slide-picture.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { PictureEdit } from '../../pictures/picture-edit.tsx';
import { CANVAS } from '../canvas-words.ts';
import type { EditedProps } from '../edited.ts';
import { slotsOf } from '../slots-of.tsx';
import { Missing, Stage } from '../stage.tsx';

type Side = DraftSlide['before'];

export function CompareSlide(edited: EditedProps) {
  return (
    <>
      <Stage>
        <SlideFrame
          slide={edited.slide}
          slots={slotsOf(edited)}
          picture={<Pictures slide={edited.slide} />}
        />
      </Stage>
      {!edited.isReadOnly && (
        <Sheet title={CANVAS.pictures} className="mt-4">
          <div className="grid gap-6 lg:grid-cols-2">
            <SideEdit which="before" {...edited} />
            <SideEdit which="after" {...edited} />
          </div>
        </Sheet>
      )}
    </>
  );
}

/** Side by side until there are both. */
function Pictures({ slide: { before, after, title } }: { slide: DraftSlide }) {
  if (before.picture && after.picture)
    return (
      <ComparedPictures
        title={title}
        before={{ label: before.label, picture: before.picture }}
        after={{ label: after.label, picture: after.picture }}
      />
    );
  return (
    <div className="canvas-pair">
      <One side={before} />
      <One side={after} />
    </div>
  );
}

const One = ({ side: { picture } }: { side: Side }) =>
  picture ? <SlidePicture picture={picture} /> : <Missing>{CANVAS.noPicture}</Missing>;

function SideEdit({ which, slide, change, upload }: EditedProps & { which: 'before' | 'after' }) {
  const side = slide[which];
  const id = `compare-${which}`;
  const put = (part: Partial<Side>) => change((now) => ({ [which]: { ...now[which], ...part } }));
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-strong">{CANVAS[which]}</legend>
      <TextField
        name={`${id}-label`}
        label={CANVAS.label}
        value={side.label}
        maxLength={60}
        onChange={({ target }) => put({ label: target.value })}
      />
      <PictureEdit id={id} picture={side.picture} onPicture={(picture) => put({ picture })} upload={upload} />
      {side.picture && (
        <TextArea
          name={`${id}-alt`}
          label={CANVAS.inWords}
          hint={CANVAS.inWordsHint}
          value={side.picture.alt}
          maxLength={600}
          rows={2}
          onChange={({ target }) => side.picture && put({ picture: { ...side.picture, alt: target.value } })}
        />
      )}
    </fieldset>
  );
}
