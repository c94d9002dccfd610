import { ContactFacts } from '#web/features/enquiries/ask/contact-facts.tsx';
import { EnquiryForm } from '#web/features/enquiries/ask/enquiry-form.tsx';
import { sendEnquiry } from '#web/features/enquiries/ask/send-enquiry.server.ts';
import { THANK_YOU, ThankYouWords } from '#web/features/enquiries/ask/thank-you.tsx';
import { loadContent, pageName } from '#web/features/prose/load-content.server.ts';
import { Prose } from '#web/features/prose/prose.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { personalApi } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/contact';

export const loader = async (args: Route.LoaderArgs) => {
  const page = await loadContent(args, pageName(args));
  return { ...page, hasSent: new URL(args.request.url).searchParams.has('sent') };
};

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  return sendEnquiry({ api: personalApi(args), form, course: null });
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData) : [];

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, sections, figure, figureNote, hasSent } = loaderData;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title={hasSent ? THANK_YOU : title}
        lead={hasSent && <ThankYouWords />}
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: title }]}
      />
      <div className="grid gap-x-(--s8) gap-y-(--s7) lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <p className="mb-8 grid gap-2">
            <Figure size="xl" proportional>
              {figure}
            </Figure>
            <span className="text-sm text-muted">{figureNote}</span>
          </p>
          <ContactFacts />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {hasSent ? (
            <ButtonLink to="/in-person-aesthetic-training" variant="primary">
              See the courses
            </ButtonLink>
          ) : (
            <EnquiryForm course={null} answer={actionData} />
          )}
        </div>
        <div className="text-md lg:col-start-2">
          <Prose html={lead} />
          {sections.map((section) => (
            <section key={section.title} className="pt-(--s6)">
              <h2 className="pb-3 text-xl">{section.title}</h2>
              <Prose html={section.html} />
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
