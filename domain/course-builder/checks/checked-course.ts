// What the checks before publishing look at: what a draft has, without how it is stored.

export type CheckedPicture = {
  /** "The picture", "The picture of the question". */
  name: string;
  alt: string;
  /** Of a drawing; null of a photograph. */
  svg: string | null;
};

export type CheckedQuestion = {
  questionId: string;
  kind: 'single' | 'multiple' | 'order' | 'hotspot';
  prompt: string;
  explanation: string;
  answers: readonly { answerId: string; text: string }[];
  right: readonly string[];
  hasPicture: boolean;
  hasTarget: boolean;
};

export type CheckedSlide = {
  slideId: string;
  type: 'text' | 'image' | 'video' | 'hotspot' | 'compare' | 'question';
  title: string;
  /** What is read on it, without marks. */
  text: string;
  seconds: number;
  script: string;
  /** Null where nothing is read aloud. */
  audioMs: number | null;
  uncertainWords: number;
  /** What its type cannot do without, and it lacks: "The picture", "The picture before". */
  missing: readonly string[];
  pictures: readonly CheckedPicture[];
  video: { alt: string; captions: string; durationMs: number; bytes: number } | null;
  spots: readonly { title: string; text: string }[];
  /** Null where its type asks nothing. */
  question: CheckedQuestion | null;
  /** The slide that a wrong answer leads to; '' where it leads nowhere. */
  leadsBackTo: string;
  notes: string;
  /** Files that are named and are not here: "The recording". */
  lost: readonly string[];
  /** Why a drawing of it may not be shown. */
  unsafe: readonly string[];
  /** What a phone loads before it can be seen and heard; a film is loaded while it plays. */
  phoneBytes: number;
};

export type CheckedTest = {
  testId: string;
  title: string;
  draws: readonly { sectionId: string; questions: number }[];
  questions: readonly (CheckedQuestion & { slideId: string })[];
  pictures: readonly CheckedPicture[];
  lost: readonly string[];
  unsafe: readonly string[];
};

type CheckedSection = { sectionId: string; title: string; slides: readonly CheckedSlide[] };
export type CheckedCourse = {
  modules: readonly {
    moduleId: string;
    title: string;
    description: string;
    sections: readonly CheckedSection[];
  }[];
  tests: readonly CheckedTest[];
};

export const sectionsOf = ({ modules }: Pick<CheckedCourse, 'modules'>): CheckedSection[] =>
  modules.flatMap(({ sections }) => sections);

export const slidesOf = (course: Pick<CheckedCourse, 'modules'>): CheckedSlide[] =>
  sectionsOf(course).flatMap(({ slides }) => slides);
