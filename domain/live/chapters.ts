import { clockText } from '../time/clock-text.ts';

/** A part of a recording, from `startMs` until the next. */
export type Chapter = { startMs: number; title: string };

const MOST_CHAPTERS = 100;
const CHAPTER_LENGTH = 200;

const LINE = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\s+[-–]?\s*(\S.*)$/;

/** '0:00 Welcome', a line for each. */
export const chaptersText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ startMs, title }) => `${clockText(startMs)} ${title}`).join('\n');

type Read = { chapters: Chapter[]; issue?: undefined } | { chapters?: undefined; issue: string };

/** Chapters as somebody types them, time and title on a line each; `lengthMs` of the recording where it is known. */
export const readChapters = (text: string, lengthMs: number | null): Read => {
  const chapters: Chapter[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue;
    const chapter = readLine(line.trim());
    const issue = chapter ? issueOf(chapter, { before: chapters.at(-1), lengthMs }) : NO_CHAPTER;
    if (!chapter || issue) return { issue: `Line ${index + 1}: ${issue}` };
    chapters.push(chapter);
  }
  return chapters.length > MOST_CHAPTERS
    ? { issue: `A recording can have at most ${MOST_CHAPTERS} chapters` }
    : { chapters };
};

const NO_CHAPTER = 'please write a time and a title, as in 24:10 The second case';

const readLine = (line: string): Chapter | null => {
  const [, hours = '0', minutes = '', seconds = '', title = ''] = LINE.exec(line) ?? [];
  if (title === '' || Number(seconds) > 59) return null;
  const startMs = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return { startMs, title };
};

type Around = { before: Chapter | undefined; lengthMs: number | null };

const issueOf = ({ startMs, title }: Chapter, { before, lengthMs }: Around): string | null => {
  if (title.length > CHAPTER_LENGTH) return `a title can have at most ${CHAPTER_LENGTH} characters`;
  if (before && startMs <= before.startMs) return 'chapters must be in order';
  if (lengthMs !== null && startMs >= lengthMs) return `the recording is only ${clockText(lengthMs)} long`;
  return null;
};

/** The one that is played at a moment; none before the first. */
export const chapterAt = <C extends Chapter>(chapters: readonly C[], ms: number): C | undefined =>
  chapters.findLast(({ startMs }) => startMs <= ms);
