/** What a course asks for before it certifies somebody. Percentages from 0 to 100. */
export type Requirements = {
  /** Of the minutes of a run; null where there is nothing to attend. */
  minimumAttendance: number | null;
  /** Slides of a self-paced course count. */
  slides: boolean;
  /** Titles of the tests that have to be passed, with what is needed in each. */
  tests: readonly { testId: string; title: string; needed: number }[];
  practical: boolean;
  exam: boolean;
  video: boolean;
};

/** What is known of somebody on a course. */
export type Evidence = {
  /** Whether the last day of a run is over; true of what has no days. */
  hasEnded: boolean;
  /** Of all minutes of a run, rounded down; null where nothing was noted. */
  attendancePercent: number | null;
  slidesPercent: number | null;
  /** The best score of each test that was handed in, and whether it was passed. */
  tests: ReadonlyMap<string, { score: number; isPassed: boolean }>;
  /** Null where nobody has decided. */
  practical: boolean | null;
  exam: boolean | null;
  video: 'none' | 'waiting' | 'accepted' | 'returned';
  /** Cents of the order that are not paid. */
  openEur: number;
  /** Letters of the name that no paper can show. */
  unwritable: readonly string[];
};

export const RULES = [
  'ended',
  'attendance',
  'slides',
  'test',
  'practical',
  'exam',
  'video',
  'payment',
  'name',
] as const;
export type Rule = (typeof RULES)[number];

/** A rule with what is known of it; figures are percentages, of a payment cents that are open. */
export type Finding = {
  rule: Rule;
  isMet: boolean;
  reached: number | null;
  needed: number | null;
  /** Of a rule that somebody decides: what they have said so far. */
  state: 'open' | 'waiting' | 'passed' | 'failed';
  /** The title of a test; of a name the letters that cannot be printed. */
  subject: string;
};

const finding = (
  rule: Rule,
  isMet: boolean,
  known: Partial<Omit<Finding, 'rule' | 'isMet'>> = {},
): Finding => ({
  rule,
  isMet,
  reached: null,
  needed: null,
  state: isMet ? 'passed' : 'open',
  subject: '',
  ...known,
});

const decided = (rule: Rule, isPassed: boolean | null): Finding =>
  finding(rule, isPassed === true, { state: isPassed === null ? 'open' : isPassed ? 'passed' : 'failed' });

const VIDEO = { none: 'open', waiting: 'waiting', accepted: 'passed', returned: 'failed' } as const;

/**
 * Every rule of a course with what is known of it, in the order in which a course goes. A certificate is due exactly if all
 * of them are met; there is always one at least.
 */
export const judge = (asked: Requirements, known: Evidence): Finding[] => {
  const { minimumAttendance: needed } = asked;
  return [
    ...(needed === null
      ? []
      : [
          finding('ended', known.hasEnded),
          finding('attendance', (known.attendancePercent ?? 0) >= needed, {
            reached: known.attendancePercent,
            needed,
          }),
        ]),
    ...(asked.slides
      ? [finding('slides', known.slidesPercent === 100, { reached: known.slidesPercent, needed: 100 })]
      : []),
    ...asked.tests.map((test) => judgeTest(test, known)),
    ...(asked.practical ? [decided('practical', known.practical)] : []),
    ...(asked.exam ? [decided('exam', known.exam)] : []),
    ...(asked.video ? [finding('video', known.video === 'accepted', { state: VIDEO[known.video] })] : []),
    finding('payment', known.openEur <= 0, { reached: known.openEur, needed: 0 }),
    // No course asks for it, and nearly everybody meets it: it is told only where it stands in the way.
    ...(known.unwritable.length === 0
      ? []
      : [finding('name', false, { subject: known.unwritable.join(' ') })]),
  ];
};

const judgeTest = (
  { testId, title, needed }: Requirements['tests'][number],
  { tests }: Evidence,
): Finding => {
  const taken = tests.get(testId);
  const isMet = taken?.isPassed === true;
  return finding('test', isMet, {
    reached: taken?.score ?? null,
    needed,
    subject: title,
    state: isMet ? 'passed' : taken ? 'failed' : 'open',
  });
};

export const isDue = (findings: readonly Finding[]): boolean => findings.every(({ isMet }) => isMet);
