import type { SharedPage } from '#contracts/page.ts';
import { catalogueKind, catalogueQuery, courseRow } from '#web/features/catalogue/course-lists.ts';
import { BookableCourses } from '#web/features/catalogue/list/bookable-courses.tsx';
import { nextStep, rowCount, rows } from '#web/features/catalogue/list/list-state.ts';
import { LIST_CALLS } from '#web/features/catalogue/list/load-course-list.server.ts';
import { MoreRows } from '#web/features/catalogue/list/more-rows.tsx';
import { ElearningRows, elearningRow } from '#web/features/learning/landing/elearning-rows.tsx';
import { loadContent, pageName } from '#web/features/prose/load-content.server.ts';
import { Prose } from '#web/features/prose/prose.tsx';
import { TextLead } from '#web/features/prose/text-lead.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { declareList, page } from '#web/lists/list-address.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import type { Route } from './+types/catalogue-page';

const pageList = (name: string) => declareList(`/${name}`, { rows, cursor: page(300) });

const OTHER_KINDS_TOO = ['all-courses', 'training-programs'];

export const handle: SharedPage = { sharedQuery: ['rows', 'cursor'] };

/** So many live courses stand on a page that lists all kinds; their own list has the rest. */
const LIVE = 12;

/** One page for each way into the catalogue: an introduction from `content/` and the courses that belong to it. */
export const loader = async (args: Route.LoaderArgs) => {
  const name = pageName(args);
  const kind = catalogueKind(name);
  const content = await loadContent(args, name);
  const list = pageList(name);
  const view = list.readFrom(args.request);
  const asked = { ...catalogueQuery(name), cursor: view.cursor || undefined, limit: rowCount(view.rows) };
  const { upcomingCourses, total, nextCursor } = requireAnswer(
    await sharedApi(args).call(LIST_CALLS[kind], asked),
  );
  // Where all kinds of courses are listed, those that are live and those without dates are, too.
  const isForAll = OTHER_KINDS_TOO.includes(name);
  const live = isForAll
    ? requireAnswer(await sharedApi(args).call('listLiveCourses', { limit: LIVE })).upcomingCourses.map(
        courseRow,
      )
    : [];
  const selfPaced = isForAll
    ? requireAnswer(await sharedApi(args).call('listElearning', {})).courses.map(elearningRow)
    : [];
  const courses = upcomingCourses.map(courseRow);
  return { content, name, kind, live, selfPaced, courses, dates: total.upcoming, view, nextCursor };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.content) : [];

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { content, name, kind, live, selfPaced, courses, dates, view, nextCursor } = loaderData;
  const list = pageList(name);
  const grown = nextStep(view.rows, nextCursor);
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title={content.title}
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: content.title }]}
      />
      <TextLead figure={dates} note={dates === 1 ? 'coming date' : 'coming dates'}>
        <Prose html={content.lead} />
      </TextLead>
      <BookableCourses id="dates" title="Dates" courses={courses} kind={kind}>
        <MoreRows
          at="dates"
          shown={courses.length}
          total={dates}
          first={view.cursor && list.path}
          more={grown && list.to({ ...view, ...grown })}
        />
      </BookableCourses>
      {live.length > 0 && (
        <BookableCourses id="live" title="Live online" courses={live} kind="OnlineLiveTraining" />
      )}
      {selfPaced.length > 0 && (
        <Section id="self-paced" title="Self-paced" full>
          <ElearningRows courses={selfPaced} />
        </Section>
      )}
    </main>
  );
}
