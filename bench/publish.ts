import { randomUUID } from 'node:crypto';
import { type Books, openBooks } from './kit/books.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, median, printTable } from './kit/report.ts';
import { staffHeaders } from './kit/staff.ts';

const SHOP_PORT = 3493;
const FLAGSHIP = "SELECT id FROM courses WHERE slug = 'botox-professional-training'";
const slides = readOption('slides', 500);
const rounds = readOption('rounds', 5);

const moduleOf = (tag: string) => ({
  moduleId: `module-${tag}`,
  title: 'Many slides',
  description: 'As many as a long course has.',
  icon: '',
  topics: [],
  sections: Array.from({ length: slides / 25 }, (_, section) => ({
    sectionId: `section-${tag}-${section}`,
    title: `Section ${section + 1}`,
    slideIds: Array.from({ length: 25 }, (_, at) => `slide-${tag}-${section * 25 + at}`),
  })),
});

const bodyOf = (slideId: string, text: string) => ({
  slideId,
  type: 'text',
  title: `About ${slideId}`,
  text: text.repeat(12),
  figure: { value: '4 U', caption: 'in 0.1 ml' },
  sources: ['A textbook'],
  narration: {
    ...{ audioFile: null, durationMs: 0, script: text.repeat(8), words: [] },
    ...{ uncertain: [], timedBy: '' },
  },
  ...{ seconds: 120, isSample: false, isRequired: true, picture: null, spots: [], video: null },
  ...{ before: { label: '', picture: null }, after: { label: '', picture: null }, question: null, notes: '' },
});

/** Words that nobody has read before: every slide is edited. */
const writeAll = async ({ pool }: Books, courseId: string, ids: readonly string[]): Promise<void> => {
  const bodies = ids.map((id) => bodyOf(id, `Depth and depot, ${randomUUID()}. `));
  await pool.query(
    `INSERT INTO draft_slides (course_id, slide_id, body, saved_at)
     SELECT $1, body ->> 'slideId', body, now() FROM jsonb_array_elements($2::jsonb) AS body
     ON CONFLICT (course_id, slide_id)
     DO UPDATE SET body = excluded.body, revision = draft_slides.revision + 1`,
    [courseId, JSON.stringify(bodies)],
  );
};

type Found = { name: string; level: string; findings: { partId: string }[] };

await runPart(`publish: a draft of ${slides} slides is checked and published`, async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const books = await openBooks(part);
  const headers = { ...(await staffHeaders(books)), 'content-type': 'application/json' };
  const { rows } = await books.pool.query<{ id: string }>(FLAGSHIP);
  const courseId = rows[0]?.id ?? '';
  const path = `${shop.url}/admin-courses/selfpaced/api/${courseId}`;
  const ask = async (method: string, call: string, body?: object) => {
    const began = performance.now();
    const response = await fetch(`${path}/${call}`, { method, headers, body: body && JSON.stringify(body) });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${call} failed: ${answer.message}`);
    return { answer, ms: performance.now() - began };
  };
  await ask('GET', 'draft');
  const module = moduleOf(randomUUID().slice(0, 8));
  await ask('POST', 'draft/acts', { acts: [{ kind: 'add-module', module, before: null }] });
  const ids = module.sections.flatMap(({ slideIds }) => slideIds);
  const times = { checks: [] as number[], publish: [] as number[], preview: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    await writeAll(books, courseId, ids);
    const checked = await ask('GET', 'checks');
    times.checks.push(checked.ms);
    times.preview.push((await ask('GET', 'preview')).ms);
    const waivers = (checked.answer.checks as Found[])
      .filter(({ level }) => level === 'warning')
      .flatMap(({ name, findings }) =>
        findings.map(({ partId }) => ({ check: name, partId, reason: 'A sample' })),
      );
    times.publish.push((await ask('POST', 'publish', { basedOn: checked.answer.basedOn, waivers })).ms);
  }
  const row = (what: string, of: readonly number[]) => [what, figure(median(of)), figure(Math.max(...of))];
  printTable(
    ['What', 'Median, ms', 'Longest, ms'],
    [
      row('Checks and changes', times.checks),
      row('A slide of the preview', times.preview),
      row('Publish', times.publish),
    ],
  );
  return [];
});
