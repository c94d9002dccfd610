import { describe, expect, test } from 'vitest';
import { type Evidence, isDue, judge, type Requirements } from './certificate-rules.ts';

const run: Requirements = {
  minimumAttendance: 80,
  slides: false,
  tests: [{ testId: 'assessment', title: 'Assessment', needed: 70 }],
  practical: true,
  exam: true,
  video: true,
};
const all: Evidence = {
  hasEnded: true,
  attendancePercent: 80,
  slidesPercent: null,
  tests: new Map([['assessment', { score: 70, isPassed: true }]]),
  practical: true,
  exam: true,
  video: 'accepted',
  openEur: 0,
  unwritable: [],
};
const open = (known: Partial<Evidence>, asked = run) =>
  judge(asked, { ...all, ...known }).flatMap(({ rule, isMet }) => (isMet ? [] : rule));

test('who has met every rule is due a certificate', () => {
  const findings = judge(run, all);
  expect(findings.map(({ rule }) => rule)).toEqual([
    'ended',
    'attendance',
    'test',
    'practical',
    'exam',
    'video',
    'payment',
  ]);
  expect(isDue(findings)).toBe(true);
});

describe('one rule that is not met holds it back', () => {
  test.each<[rule: string, known: Partial<Evidence>]>([
    ['ended', { hasEnded: false }],
    ['attendance', { attendancePercent: 79 }],
    ['attendance', { attendancePercent: null }],
    ['test', { tests: new Map() }],
    ['test', { tests: new Map([['assessment', { score: 70, isPassed: false }]]) }],
    ['practical', { practical: false }],
    ['practical', { practical: null }],
    ['exam', { exam: null }],
    ['video', { video: 'waiting' }],
    ['video', { video: 'returned' }],
    ['payment', { openEur: 1 }],
    ['name', { unwritable: ['張'] }],
  ])('%s', (rule, known) => {
    expect(open(known)).toEqual([rule]);
    expect(isDue(judge(run, { ...all, ...known }))).toBe(false);
  });
});

test('what a course does not ask for is not looked at', () => {
  const asked = { ...run, minimumAttendance: null, tests: [], practical: false, exam: false, video: false };
  const nothing: Evidence = {
    ...all,
    hasEnded: false,
    attendancePercent: null,
    tests: new Map(),
    practical: false,
    exam: false,
    video: 'none',
  };
  expect(judge(asked, nothing).map(({ rule }) => rule)).toEqual(['payment']);
});

test('at one’s own pace every slide and every test count', () => {
  const asked: Requirements = {
    minimumAttendance: null,
    slides: true,
    tests: [
      { testId: 'a', title: 'First', needed: 70 },
      { testId: 'b', title: 'Second', needed: 80 },
    ],
    practical: false,
    exam: false,
    video: false,
  };
  const known = { ...all, slidesPercent: 99, tests: new Map([['a', { score: 90, isPassed: true }]]) };
  const findings = judge(asked, known);
  expect(findings.filter(({ isMet }) => !isMet)).toMatchObject([
    { rule: 'slides', reached: 99, needed: 100 },
    { rule: 'test', subject: 'Second', reached: null, needed: 80, state: 'open' },
  ]);
});

test('who asks for no attendance is satisfied by somebody who was never noted', () => {
  expect(open({ attendancePercent: null }, { ...run, minimumAttendance: 0 })).toEqual([]);
});
