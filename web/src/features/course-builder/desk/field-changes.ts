import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { plainWords } from '#contracts/learning/rich-text.ts';
import { changesBetween } from '#web/editor/conflict/compare.ts';
import { valueWords } from '#web/editor/conflict/value-words.ts';

const FIELDS = {
  type: 'Type',
  title: 'Title',
  text: 'Text',
  figure: 'Figure',
  sources: 'Sources',
  picture: 'Picture',
  spots: 'Points on the picture',
  video: 'Film',
  before: 'Before',
  after: 'After',
  question: 'Question',
  mustBeRight: 'Must be right to go on',
  leadsBackTo: 'Leads back to',
  narration: 'Narration',
  seconds: 'Seconds on the slide',
  isRequired: 'Counts towards completion',
  isSample: 'Free preview',
  notes: 'Notes for the author',
} as const satisfies Partial<Record<keyof DraftSlide, string>>;

type Field = keyof typeof FIELDS;

interface FieldChange {
  field: Field;
  label: string;
  mine: string;
  theirs: string;
}

/** What two forms of a slide say differently, field by field. */
export const fieldChanges = (mine: DraftSlide, theirs: DraftSlide): FieldChange[] =>
  Object.entries(FIELDS).flatMap(([name, label]) => {
    const field = name as Field;
    const isSame = changesBetween({ of: mine[field] }, { of: theirs[field] }).length === 0;
    return isSame ? [] : [{ field, label, mine: wordsOf(mine, field), theirs: wordsOf(theirs, field) }];
  });

/** What is drawn or heard is told by its words. */
function wordsOf(slide: DraftSlide, field: Field): string {
  switch (field) {
    case 'text':
      return valueWords(plainWords(slide.text));
    case 'narration':
      return valueWords(slide.narration?.script);
    case 'picture':
      return valueWords(slide.picture?.alt);
    case 'video':
      return valueWords(slide.video?.alt);
    case 'before':
    case 'after':
      return valueWords(slide[field].label || slide[field].picture?.alt);
    case 'spots':
      return valueWords(slide.spots.map(({ title }) => title));
    case 'question':
      return valueWords(slide.question?.prompt);
    default:
      return valueWords(slide[field]);
  }
}
