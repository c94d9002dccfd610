import { describe, expect, test } from 'vitest';
import type { CheckName } from './check.ts';
import { checkCourse, standingInTheWay } from './check-course.ts';
import type { CheckedCourse, CheckedQuestion, CheckedSlide, CheckedTest } from './checked-course.ts';

const slide = (over: Partial<CheckedSlide> = {}): CheckedSlide => ({
  slideId: 'one',
  type: 'text',
  title: 'One',
  text: 'Some words',
  seconds: 30,
  script: 'Some words are said here',
  audioMs: null,
  uncertainWords: 0,
  missing: [],
  pictures: [],
  video: null,
  spots: [],
  question: null,
  leadsBackTo: '',
  notes: '',
  lost: [],
  unsafe: [],
  phoneBytes: 1000,
  ...over,
});
const question = (over: Partial<CheckedQuestion> = {}): CheckedQuestion => ({
  questionId: 'q',
  kind: 'single',
  prompt: 'Which?',
  explanation: 'Because.',
  answers: [
    { answerId: 'a', text: 'This' },
    { answerId: 'b', text: 'That' },
  ],
  right: ['a'],
  hasPicture: false,
  hasTarget: false,
  ...over,
});
const finalTest = (over: Partial<CheckedTest> = {}): CheckedTest => ({
  testId: 'final',
  title: 'Final test',
  draws: [],
  questions: [{ ...question(), slideId: 'one' }],
  pictures: [],
  lost: [],
  unsafe: [],
  ...over,
});
const course = (slides: CheckedSlide[], tests: CheckedTest[] = []): CheckedCourse => ({
  modules: [
    {
      moduleId: 'm',
      title: 'M',
      description: 'All',
      sections: [{ sectionId: 's', title: 'Basics', slides }],
    },
  ],
  tests,
});

const found = (checked: CheckedCourse, name: CheckName) =>
  checkCourse(checked, [])
    .find((one) => one.name === name)
    ?.findings.map(({ partId, message }) => `${partId}: ${message}`);
const ofSlide = (over: Partial<CheckedSlide>, name: CheckName) => found(course([slide(over)]), name);
const asked = (over: Partial<CheckedQuestion>, name: CheckName) =>
  ofSlide({ type: 'question', question: question(over) }, name);

test('a course in order passes all checks', () => {
  const results = checkCourse(course([slide()], [finalTest()]), []);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});

test('with how many all is well is counted', () => {
  const picture = (alt: string) => ({ name: 'The picture', alt, svg: null });
  const slides = [
    slide({ pictures: [picture('A needle')] }),
    slide({ slideId: 'two', pictures: [picture(' ')] }),
    slide({ slideId: 'three' }),
  ];
  const alt = checkCourse(course(slides), []).find(({ name }) => name === 'alt');
  expect(alt).toMatchObject({ total: 2, passed: 1, findings: [{ partId: 'two' }] });
});

describe('errors', () => {
  test('a course, a module and a section without anything in them', () => {
    expect(found({ modules: [], tests: [] }, 'slides')).toEqual([': The course has no slides.']);
    const bare = { moduleId: 'm', title: 'M', description: 'All', sections: [] };
    expect(found({ modules: [bare], tests: [] }, 'slides')).toEqual(['m: The module has no sections.']);
    expect(found(course([]), 'slides')).toEqual(['s: The section has no slides.']);
  });

  test('what has no title', () => {
    expect(ofSlide({ title: ' ' }, 'titles')).toEqual(['one: The slide has no title.']);
    expect(found(course([slide()], [finalTest({ title: '' })]), 'titles')).toEqual([
      'final: The test has no title.',
    ]);
  });

  test('what a slide cannot do without', () => {
    expect(ofSlide({ type: 'image', missing: ['The picture'] }, 'parts')).toEqual([
      'one: The picture is missing.',
    ]);
    expect(ofSlide({ type: 'hotspot' }, 'parts')).toEqual(['one: The picture has no spots.']);
    expect(ofSlide({ spots: [{ title: 'Here', text: '' }] }, 'parts')).toEqual(['one: Spot 1 has no words.']);
  });

  test('a film without words', () => {
    const video = { alt: '', captions: 'WEBVTT', durationMs: 1000, bytes: 1 };
    expect(ofSlide({ type: 'video', video }, 'alt')).toEqual(['one: The film has no words.']);
  });

  test.each<[string, Partial<CheckedQuestion>]>([
    ['fewer than two answers', { answers: [{ answerId: 'a', text: 'This' }] }],
    ['No answer is right', { right: [] }],
    ['No answer is right', { right: ['gone'] }],
    ['More than one answer is right', { right: ['a', 'b'] }],
    [
      'The right answer is blank',
      {
        answers: [
          { answerId: 'a', text: ' ' },
          { answerId: 'b', text: 'B' },
        ],
      },
    ],
    ['not among the answers', { kind: 'multiple', right: ['a', 'gone'] }],
    ['no picture to press on', { kind: 'hotspot' }],
    ['No place of the picture is right', { kind: 'hotspot', hasPicture: true }],
  ])('a question: %s', (words, over) => {
    expect(asked(over, 'answers')?.join()).toContain(words);
  });

  test('a question of several or of an order is in order', () => {
    expect(asked({ kind: 'multiple', right: ['a', 'b'] }, 'answers')).toEqual([]);
    expect(asked({ kind: 'order', right: [] }, 'answers')).toEqual([]);
    expect(asked({ kind: 'hotspot', hasPicture: true, hasTarget: true, answers: [] }, 'answers')).toEqual([]);
  });

  test('a question that a slide once had is not looked at', () => {
    expect(ofSlide({ question: null }, 'answers')).toEqual([]);
  });

  test('a question of a test is told by its number', () => {
    const wrong = { ...question({ right: [], prompt: '' }), slideId: 'one' };
    const checked = course([slide()], [finalTest({ questions: [{ ...question(), slideId: 'one' }, wrong] })]);
    expect(found(checked, 'answers')).toEqual(['final: Question 2: no answer is right.']);
    expect(found(checked, 'questions')).toEqual(['final: Question 2: the question asks nothing.']);
  });

  test('a test that cannot be taken', () => {
    const wrong = (over: Partial<CheckedTest>) =>
      found(course([slide()], [finalTest(over)]), 'tests')?.join();
    expect(wrong({ questions: [] })).toContain('The test has no questions.');
    expect(wrong({ draws: [{ sectionId: 's', questions: 3 }] })).toContain(
      '“Basics” has 1 of the 3 questions that are drawn.',
    );
    expect(wrong({ draws: [{ sectionId: 'x', questions: 1 }] })).toContain('a section that is gone');
    const once = { sectionId: 's', questions: 1 };
    expect(wrong({ draws: [once, once] })).toBe('final: Questions are drawn from “Basics” twice.');
    expect(wrong({ questions: [{ ...question(), slideId: 'x' }] })).toContain('names a slide that is gone');
    const gone = (count: number) =>
      wrong({ questions: Array.from({ length: count }, () => ({ ...question(), slideId: 'x' })) });
    expect(gone(3)).toContain('3 questions name a slide that is gone: 1, 2 and 3.');
    expect(gone(18)).toContain('18 questions name a slide that is gone: 1, 2, 3, 4, 5 and 13 more.');
    expect(wrong({ questions: [{ ...question(), slideId: '' }] })).toContain('names no slide');
    expect(wrong({ draws: [{ sectionId: 's', questions: 1 }] })).toBe('');
  });

  test('what a schema refuses is told where no check has told of the part', () => {
    const refused = [
      { partId: 'one', message: 'Too long.' },
      { partId: 'two', message: 'Too short.' },
    ];
    const checked = course([slide({ title: '' }), slide({ slideId: 'two' })]);
    const content = checkCourse(checked, refused).find(({ name }) => name === 'content');
    expect(content?.findings).toEqual([{ partId: 'two', message: 'Too short.' }]);
  });
});

describe('warnings', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  test('a slide without a script; a film and a question have none', () => {
    expect(ofSlide({ script: '' }, 'scripts')).toHaveLength(1);
    expect(ofSlide({ script: '', type: 'video' }, 'scripts')).toEqual([]);
    expect(ofSlide({ script: '', type: 'question', question: question() }, 'scripts')).toEqual([]);
  });

  test('what is spoken too fast, or is another slide’s recording', () => {
    expect(ofSlide({ script: words(191), audioMs: 60_000 }, 'pace')?.join()).toContain('191 words a minute');
    expect(ofSlide({ script: words(190), audioMs: 60_000 }, 'pace')).toEqual([]);
    expect(ofSlide({ script: words(10), audioMs: 60_000 }, 'pace')?.join()).toContain(
      'is it another slide’s?',
    );
  });

  test('what is read too fast where nothing is heard', () => {
    expect(ofSlide({ text: words(131), seconds: 30 }, 'pace')?.join()).toContain(
      '131 words to read in 30 seconds',
    );
    expect(ofSlide({ text: words(130), seconds: 30 }, 'pace')).toEqual([]);
  });

  test('a recording that is longer than its slide', () => {
    expect(ofSlide({ audioMs: 35_001 }, 'length')).toHaveLength(1);
    expect(ofSlide({ audioMs: 35_000 }, 'length')).toEqual([]);
  });

  test('words without certain timing, films without captions, notes that are left', () => {
    expect(ofSlide({ audioMs: 2000, uncertainWords: 2 }, 'timing')).toEqual([
      'one: 2 words without certain timing.',
    ]);
    const video = { alt: 'A film', captions: '', durationMs: 1000, bytes: 1 };
    expect(ofSlide({ type: 'video', video }, 'captions')).toEqual(['one: The film has no captions.']);
    expect(ofSlide({ notes: 'Ask Leila' }, 'notes')).toEqual(['one: A note is left: “Ask Leila”.']);
  });

  test('drawn words that are hard to read', () => {
    const svg = '<svg viewBox="0 0 9 9"><text fill="var(--color-control)">pale</text></svg>';
    const pictures = [{ name: 'The picture', alt: 'A word', svg }];
    expect(ofSlide({ pictures }, 'contrast')?.join()).toContain('“pale” has a contrast of 3.9');
  });

  test('what a phone loads, and a film that a phone cannot follow', () => {
    expect(ofSlide({ phoneBytes: 1_572_864 }, 'phone')).toEqual([]);
    expect(ofSlide({ phoneBytes: 1_600_000 }, 'phone')?.join()).toContain('A phone loads 1.5 MB');
    const video = { alt: 'A film', captions: 'WEBVTT', durationMs: 10_000, bytes: 10_000_000 };
    expect(ofSlide({ type: 'video', video }, 'phone')?.join()).toContain('8.0 Mbit a second');
  });
});

test('an error stands in the way whatever is said; a warning until it has a reason', () => {
  const results = checkCourse(course([slide({ script: '', title: '' })]), []);
  const waiver = { check: 'scripts' as const, partId: 'one', reason: 'A title page' };
  expect(standingInTheWay(results, [])).toEqual({ errors: 1, unwaived: 1 });
  expect(standingInTheWay(results, [waiver, { ...waiver, check: 'titles' }])).toEqual({
    errors: 1,
    unwaived: 0,
  });
  expect(standingInTheWay(results, [{ ...waiver, reason: ' ' }]).unwaived).toBe(1);
  expect(standingInTheWay(results, [{ ...waiver, partId: 'two' }]).unwaived).toBe(1);
});
