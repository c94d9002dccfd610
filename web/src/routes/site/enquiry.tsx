import { redirect } from 'react-router';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { COURSE_NOT_FOUND, CourseProblem } from '#web/features/catalogue/course-page/course-not-found.tsx';
import { COURSE_CALLS } from '#web/features/catalogue/list/load-course-list.server.ts';
import { listCrumb, runKindAt } from '#web/features/catalogue/run-words.ts';
import { ContactFacts } from '#web/features/enquiries/ask/contact-facts.tsx';
import { EnquiryForm } from '#web/features/enquiries/ask/enquiry-form.tsx';
import { enquiryPath } from '#web/features/enquiries/ask/enquiry-path.ts';
import { enquiryLead, enquiryTitle } from '#web/features/enquiries/ask/enquiry-texts.ts';
import { sendEnquiry } from '#web/features/enquiries/ask/send-enquiry.server.ts';
import { THANK_YOU, ThankYouWords } from '#web/features/enquiries/ask/thank-you.tsx';
import { WaitingListNotice } from '#web/features/enquiries/ask/waiting-list-notice.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, sharedApi } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/enquiry';

export const loader = async (args: Route.LoaderArgs) => {
  const { courseId } = args.params;
  const kind = runKindAt(args.url.pathname);
  const { course } = requireAnswer(await sharedApi(args).call(COURSE_CALLS[kind], { courseId }));
  const search = new URL(args.request.url).searchParams;
  const isNotice = search.has('notice');
  // A course has one address; its id and code lead there.
  if (courseId !== course.slug) throw redirect(enquiryPath({ course, isNotice }), 301);
  const { slug, basic, code, waitlist } = course;
  const hasList = isNotice && waitlist.enabled;
  return { course: { kind, slug, title: basic.title, code }, isNotice, hasList, hasSent: search.has('sent') };
};

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  return sendEnquiry({
    api: personalApi(args),
    form,
    course: { kind: runKindAt(args.url.pathname), slug: args.params.courseId },
  });
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, COURSE_NOT_FOUND);
  const { course, isNotice } = loaderData;
  const description = `Ask the course office about ${course.title}; the answer comes within 24 hours.`;
  return [
    ...pageMeta(matches, { title: `${enquiryTitle(isNotice)}: ${course.title}`, description }),
    notIndexed,
  ];
};

/** The dialog's form as a page: for who has no script, or opens the link in a window of its own. */
export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { course, isNotice, hasList, hasSent } = loaderData;
  const page = coursePage(course);
  const title = hasSent ? THANK_YOU : enquiryTitle(isNotice);
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        size="3xl"
        title={title}
        lead={hasSent ? <ThankYouWords /> : enquiryLead(course)}
        breadcrumbs={[
          { label: 'Home', to: '/' },
          listCrumb(course.kind),
          { label: course.code || course.title, to: page },
          { label: title },
        ]}
      />
      {hasList && <WaitingListNotice slug={course.slug} />}
      {hasSent ? (
        <ButtonLink to={page} variant="primary">
          Back to the course
        </ButtonLink>
      ) : (
        <div className="grid gap-x-(--s8) gap-y-(--s7) lg:grid-cols-[minmax(0,1fr)_360px]">
          <EnquiryForm course={course} isNotice={isNotice} answer={actionData} />
          <ContactFacts />
        </div>
      )}
    </main>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CourseProblem error={error} />;
