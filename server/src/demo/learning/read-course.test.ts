import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import type { CourseContent, Picture, Question, Slide } from '#contracts/learning/content.ts';
import { plainWords } from '#contracts/learning/rich-text.ts';
import { unsafeInDrawing } from '#domain/learning/drawing-rules.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { demoInstructors } from '../runs/instructors.ts';
import { readCourse } from './read-course.ts';

const COURSES = join(projectRoot, 'content', 'courses');
const FLAGSHIP = 'botox-professional-training';
const DISCLAIMER = 'Demonstration content, not clinical advice';

const slugs = await readdir(COURSES);
const courses = await Promise.all(
  slugs.map(async (slug) => ({ slug, ...(await readCourse(join(COURSES, slug))) })),
);
const flagship = courses.filter(({ slug }) => slug === FLAGSHIP).map(({ content }) => content);

const slidesOf = ({ modules }: CourseContent): Slide[] =>
  modules.flatMap(({ sections }) => sections.flatMap(({ slides }) => slides));
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

const picturesIn = (value: unknown): Picture[] => {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(picturesIn);
  return 'alt' in value && 'svg' in value ? [value as Picture, ...within] : within;
};

const questionsOf = (content: CourseContent): Question[] => [
  ...slidesOf(content).flatMap((slide) => (slide.type === 'question' ? [slide.question] : [])),
  ...content.tests.flatMap(({ questions }) => questions),
];

test.each(courses)('$slug is sold as what it is called, by teachers whom the demo has', ({ slug, facts }) => {
  expect(facts.slug).toBe(slug);
  expect(demoInstructors.map((one) => one.slug)).toEqual(expect.arrayContaining(facts.instructors));
  expect(facts.isFree).toBe(facts.priceEur === 0);
});

test.each(courses)('the drawings of $slug may stand in a page', ({ content }) => {
  const drawings = picturesIn(content).flatMap((one) => (one.kind === 'drawing' ? one.svg : []));
  expect(drawings.flatMap((svg) => unsafeInDrawing(svg) ?? [])).toEqual([]);
});

test.each(courses)('whatever a slide of $slug says can be heard, and takes as long as it says', ({
  content,
}) => {
  for (const { slideId, type, narration, seconds } of slidesOf(content)) {
    const spoken = wordsIn(narration?.script ?? '');
    expect(spoken, slideId).toBeGreaterThanOrEqual(type === 'question' ? 35 : 110);
    expect(spoken, slideId).toBeLessThanOrEqual(190);
    // No voice is faster; and only who answers takes longer than the slowest.
    expect(spoken / seconds, slideId).toBeLessThan(3);
    if (type !== 'question') expect(spoken / seconds, slideId).toBeGreaterThan(1.4);
  }
});

test.each(courses)('every recorded word of $slug has its second', ({ slug, content }) => {
  for (const { slideId, narration } of slidesOf(content)) {
    if (!narration?.audioFile) continue;
    expect(existsSync(join(COURSES, slug, narration.audioFile)), slideId).toBe(true);
    expect(narration.words.length, slideId).toBe(wordsIn(narration.script));
    expect(narration.words, slideId).toEqual(narration.words.toSorted((one, other) => one - other));
    expect(narration.words.at(-1), slideId).toBeLessThan(narration.durationMs);
  }
});

test.each(courses)('a right answer of $slug is one of its answers, each named once', ({ content }) => {
  for (const question of questionsOf(content)) {
    if (question.kind === 'hotspot') continue;
    const ids = question.answers.map(({ answerId }) => answerId);
    expect(new Set(ids).size, question.questionId).toBe(ids.length);
    const right = question.kind === 'order' ? ids : [question.right].flat();
    expect(ids, question.questionId).toEqual(expect.arrayContaining(right));
  }
});

test('the flagship has its modules, each with sections and at least one check', () => {
  for (const { modules } of flagship) {
    const counts = modules.map(({ sections }) => sections.flatMap(({ slides }) => slides).length);
    expect(counts).toEqual([7, 9, 8, 8, 6, 5].slice(0, counts.length));
    for (const { moduleId, sections } of modules) {
      expect(sections.length, moduleId).toBeGreaterThanOrEqual(2);
      expect(sections.length, moduleId).toBeLessThanOrEqual(3);
      const types = sections.flatMap(({ slides }) => slides.map(({ type }) => type));
      expect(types, moduleId).toContain('question');
    }
  }
});

test('a slide of the flagship says one thing in few words', () => {
  for (const { slideId, text, type } of flagship.flatMap(slidesOf)) {
    expect(wordsIn(plainWords(text)), slideId).toBeLessThanOrEqual(90);
    if (type !== 'question') expect(wordsIn(plainWords(text)), slideId).toBeGreaterThanOrEqual(35);
  }
});

test('the flagship says on its first slide that it is a demonstration', () => {
  expect(flagship.flatMap(slidesOf)[0]?.text).toContain(DISCLAIMER);
});

const written = async (files: Record<string, unknown>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'course-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), typeof content === 'string' ? content : stringify(content));
  return folder;
};

const slide = { slideId: 'muscles', title: 'Muscles', type: 'text', seconds: 60 };
const moduleOf = (...slides: unknown[]) => ({
  moduleId: 'anatomy',
  title: 'Anatomy',
  description: 'What lies where',
  sections: [{ sectionId: 'first', title: 'First', slides }],
});

test('what is wrong is named by file and place', async () => {
  const unnamed = await written({ 'module-1.yaml': moduleOf({ ...slide, title: '' }) });
  await expect(readCourse(unnamed)).rejects.toThrow(
    /module-1\.yaml: sections › first › slides › muscles › title: /,
  );
  const torn = await written({ 'module-1.yaml': 'title: "Anatomy\nsections: []' });
  await expect(readCourse(torn)).rejects.toThrow(/module-1\.yaml: .*line/);
  const lost = moduleOf({
    ...slide,
    type: 'image',
    picture: { kind: 'drawing', file: 'none.svg', alt: 'None' },
  });
  await expect(readCourse(await written({ 'module-1.yaml': lost }))).rejects.toThrow(
    /module-1\.yaml: .*none\.svg/,
  );
  const slip = moduleOf({ ...slide, isSampel: true });
  await expect(readCourse(await written({ 'module-1.yaml': slip }))).rejects.toThrow(
    /module-1\.yaml: .*muscles › isSampel: has no such field/,
  );
  const [facts] = courses.map((one) => one.facts);
  const unsold = await written({
    'course.yaml': { ...facts, priceEur: 1.5 },
    'module-1.yaml': moduleOf(slide),
  });
  await expect(readCourse(unsold)).rejects.toThrow(/course\.yaml: priceEur: /);
});

test('a recording stands beside its slide, and a slide without one keeps its script', async () => {
  const [facts] = courses.map((one) => one.facts);
  const spoken = { ...slide, script: 'Two words' };
  const folder = await written({
    'course.yaml': { ...facts },
    'module-1.yaml': moduleOf(spoken, { ...spoken, slideId: 'nerves' }),
  });
  await mkdir(join(folder, 'narration'));
  await writeFile(
    join(folder, 'narration', 'nerves.json'),
    '{ "hash": "a1", "durationMs": 900, "words": [0, 400] }',
  );
  const { content } = await readCourse(folder);
  const [muscles, nerves] = slidesOf(content).map(({ narration }) => narration);
  expect(muscles).toEqual({ audioFile: null, durationMs: 0, script: 'Two words', words: [] });
  expect(nerves).toEqual({
    audioFile: 'narration/nerves.ogg',
    durationMs: 900,
    script: 'Two words',
    words: [0, 400],
  });
});

test('a name that two modules give is refused', async () => {
  const [facts] = courses.map((one) => one.facts);
  const folder = await written({
    'course.yaml': { ...facts },
    'module-1.yaml': moduleOf(slide),
    'module-2.yaml': {
      ...moduleOf(slide),
      moduleId: 'product',
      sections: [{ sectionId: 'second', title: 'Second', slides: [slide] }],
    },
  });
  await expect(readCourse(folder)).rejects.toThrow('“muscles” is named twice');
});
