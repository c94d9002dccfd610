import type { SharedPage } from '#contracts/page.ts';
import { catalogueQuery, courseRow } from '#web/features/catalogue/course-lists.ts';
import { BookableCourses } from '#web/features/catalogue/list/bookable-courses.tsx';
import { nextStep, publicList, rowCount, rows } from '#web/features/catalogue/list/list-state.ts';
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

const SELF_PACED_TOO = ['all-courses', 'training-programs'];

export const handle: SharedPage = { sharedQuery: ['rows', 'cursor'] };

/** One page for each way into the catalogue: an introduction from `content/` and the courses that belong to it. */
export const loader = async (args: Route.LoaderArgs) => {
  const name = pageName(args);
  const content = await loadContent(args, name);
  const list = pageList(name);
  const view = list.readFrom(args.request);
  const asked = { ...catalogueQuery(name), cursor: view.cursor || undefined, limit: rowCount(view.rows) };
  const { upcomingCourses, total, nextCursor } = requireAnswer(
    await sharedApi(args).call('listInPersonCourses', asked),
  );
  // Where all kinds of courses are listed, those without dates are, too.
  const selfPaced = SELF_PACED_TOO.includes(name)
    ? requireAnswer(await sharedApi(args).call('listElearning', {})).courses.map(elearningRow)
    : [];
  const courses = upcomingCourses.map(courseRow);
  return { content, name, selfPaced, courses, dates: total.upcoming, view, nextCursor };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.content) : [];

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { content, name, selfPaced, courses, dates, view, nextCursor } = loaderData;
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
      <BookableCourses id="dates" title="Dates" courses={courses} allAt={publicList.path}>
        <MoreRows
          at="dates"
          shown={courses.length}
          total={dates}
          first={view.cursor && list.path}
          more={grown && list.to({ ...view, ...grown })}
        />
      </BookableCourses>
      {selfPaced.length > 0 && (
        <Section id="self-paced" title="Self-paced" full>
          <ElearningRows courses={selfPaced} />
        </Section>
      )}
    </main>
  );
}
