import type { ReactNode } from 'react';
import { COURSE_SECTIONS, type CourseSectionId } from '#web/lib/course-sections.ts';
import { useFormFacts } from './form-facts.ts';
import { MediaSection } from './media/media-section.tsx';
import { PaymentSection } from './payment/payment-section.tsx';
import { AccessSection } from './sections/access-section.tsx';
import { AssessmentSection } from './sections/assessment-section.tsx';
import { AttendanceSection } from './sections/attendance-section.tsx';
import { BasicSection } from './sections/basic-section.tsx';
import { CertificationSection } from './sections/certification-section.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { ContentSection } from './sections/content-section.tsx';
import { EnrollmentSection } from './sections/enrollment-section.tsx';
import { InclusionsSection } from './sections/inclusions-section.tsx';
import { InstructorsSection } from './sections/instructors-section.tsx';
import { LiveSection, SessionsSection } from './sections/live-sections.tsx';
import { NoticesSection } from './sections/notices-section.tsx';
import { PracticalSection } from './sections/practical-section.tsx';
import { ReviewsSection } from './sections/reviews-section.tsx';
import { ScheduleSection } from './sections/schedule-section.tsx';
import { VenueSection } from './sections/venue-section.tsx';
import { WaitlistSection } from './sections/waitlist-section.tsx';

const SECTIONS: Readonly<Record<CourseSectionId, () => ReactNode>> = {
  basic: BasicSection,
  schedule: ScheduleSection,
  sessions: SessionsSection,
  live: LiveSection,
  enrollment: EnrollmentSection,
  access: AccessSection,
  instructors: InstructorsSection,
  venue: VenueSection,
  payment: PaymentSection,
  waitlist: WaitlistSection,
  content: ContentSection,
  practical: PracticalSection,
  assessment: AssessmentSection,
  certification: CertificationSection,
  reviews: ReviewsSection,
  inclusions: InclusionsSection,
  media: MediaSection,
  attendance: AttendanceSection,
  notices: NoticesSection,
  contact: ContactSection,
};

/** The form of a kind of course from top to bottom. */
export function AllSections() {
  const { kind } = useFormFacts();
  return COURSE_SECTIONS[kind].all.map(({ id }) => {
    const Section = SECTIONS[id];
    return <Section key={id} />;
  });
}
