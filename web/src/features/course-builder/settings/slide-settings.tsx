import { Copy, Trash2 } from 'lucide-react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { useChange } from '../use-change.ts';
import { FigureFields } from './figure-fields.tsx';
import { LeadsBackField } from './leads-back-field.tsx';
import { PointFields } from './point-fields.tsx';
import { SecondsField } from './seconds-field.tsx';
import { SETTINGS, untitled } from './settings-words.ts';
import { SourcesField } from './sources-field.tsx';

interface SlideSettingsProps {
  slide: DraftSlide;
  onChange: (slide: DraftSlide) => void;
  /** Of the whole course, in their order. */
  sections: readonly { sectionId: string; title: string; moduleTitle: string }[];
  /** In which it stands. */
  sectionId: string;
  onMoveTo: (sectionId: string) => void;
  onRemove: () => void;
  onDuplicate: () => void;
  /** The point of its picture that is worked on. */
  chosenId: string | null;
  /** Slides before it, in their order. */
  before: readonly { slideId: string; name: string }[];
}

/** What is said of a slide beside what it shows. */
export function SlideSettings(props: SlideSettingsProps) {
  const { slide, onChange, sections, sectionId, onMoveTo, onRemove, onDuplicate } = props;
  const change = useChange(slide, onChange);
  const { picture } = slide;
  return (
    <section aria-label={SETTINGS.heading} className="grid gap-5">
      <FieldGrid>
        <TextField
          name="slide-title"
          label={SETTINGS.title}
          value={slide.title}
          maxLength={120}
          onChange={({ target }) => change({ title: target.value })}
        />
        <SelectField
          name="slide-section"
          label={SETTINGS.section}
          options={sections.map(optionOf)}
          value={sectionId}
          onChange={({ target }) => onMoveTo(target.value)}
        />
        {picture && (slide.type === 'image' || slide.type === 'hotspot') && (
          <TextArea
            name="slide-alt"
            label={SETTINGS.inWords}
            hint={slide.type === 'hotspot' ? SETTINGS.inWordsOfPoints : SETTINGS.inWordsHint}
            value={picture.alt}
            maxLength={600}
            rows={3}
            onChange={({ target }) => change({ picture: { ...picture, alt: target.value } })}
          />
        )}
        {slide.type === 'hotspot' && (
          <PointFields {...{ change, chosenId: props.chosenId }} spots={slide.spots} />
        )}
        {slide.type === 'question' && (
          <LeadsBackField leadsBackTo={slide.leadsBackTo ?? ''} before={props.before} change={change} />
        )}
      </FieldGrid>
      <div className="grid">
        {slide.type === 'question' && (
          <Checkbox
            name="slide-must-be-right"
            label={SETTINGS.mustBeRight}
            hint={SETTINGS.mustBeRightHint}
            checked={slide.mustBeRight ?? false}
            onChange={({ target }) => change({ mustBeRight: target.checked || undefined })}
          />
        )}
        <Checkbox
          name="slide-required"
          label={SETTINGS.required}
          checked={slide.isRequired}
          onChange={({ target }) => change({ isRequired: target.checked })}
        />
        <Checkbox
          name="slide-sample"
          label={SETTINGS.sample}
          hint={SETTINGS.sampleHint}
          checked={slide.isSample}
          onChange={({ target }) => change({ isSample: target.checked })}
        />
      </div>
      <FieldGrid>
        <SecondsField key={`${slide.slideId}-seconds`} seconds={slide.seconds} change={change} />
        <FigureFields figure={slide.figure} change={change} />
        <SourcesField key={`${slide.slideId}-sources`} sources={slide.sources} change={change} />
        <TextArea
          name="slide-notes"
          required={false}
          label={SETTINGS.notes}
          hint={SETTINGS.notesHint}
          value={slide.notes}
          maxLength={4000}
          rows={3}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </FieldGrid>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onDuplicate}>
          <Copy aria-hidden="true" className="size-4" />
          {SETTINGS.duplicate}
        </Button>
        <Button size="sm" variant="danger-outline" onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
          {SETTINGS.remove}
        </Button>
      </div>
    </section>
  );
}

const optionOf = (
  { sectionId, title, moduleTitle }: SlideSettingsProps['sections'][number],
  index: number,
) => ({
  value: sectionId,
  label: [moduleTitle, title || untitled(index + 1)].filter(Boolean).join(': '),
});
