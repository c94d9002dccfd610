import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { Site } from '#contracts/site/site.ts';
import { DetailSection } from '#web/ui/layout/detail-section.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { isToBePaid } from '../booking/course-moment.ts';

interface CourseQuestionsProps {
  course: CourseDetail;
  site: Site;
}

/** What people ask about this course, then what they ask about every one that can still be paid for. */
export function CourseQuestions({ course, site }: CourseQuestionsProps) {
  const questions = [...course.content.faq, ...(isToBePaid(course) ? paymentQuestions(site) : [])];
  if (questions.length === 0) return null;
  return (
    <DetailSection id="questions" title="Questions">
      {questions.map(({ question, answer }, index) => (
        <Disclosure key={question} summary={<span dir="auto">{question}</span>} defaultOpen={index === 0}>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {answer}
          </p>
        </Disclosure>
      ))}
    </DetailSection>
  );
}

const paymentQuestions = ({ bankTransfer, legal, tax }: Site) => [
  ...(bankTransfer.enabled
    ? [
        {
          question: 'Can my clinic pay by bank transfer?',
          answer: `Yes. Choose it at the checkout; the seat waits ${bankTransfer.holdDays} days for the money.`,
        },
      ]
    : []),
  {
    question: 'Do I get a receipt?',
    answer: `Yes, one for each payment, by email and under your orders. It shows ${tax.name}${
      legal.taxRegistrationNumber ? ` and our tax registration number ${legal.taxRegistrationNumber}` : ''
    }.`,
  },
];
