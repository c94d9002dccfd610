import { useFormFacts } from './form-facts.ts';
import { MediaSection } from './media/media-section.tsx';
import { PaymentSection } from './payment/payment-section.tsx';
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

/** The form of a kind of course from top to bottom, in the order of `COURSE_SECTIONS`. */
export function AllSections() {
  const isLive = useFormFacts().kind === 'OnlineLiveTraining';
  return (
    <>
      <BasicSection />
      <ScheduleSection />
      {isLive && <SessionsSection />}
      {isLive && <LiveSection />}
      <EnrollmentSection />
      <InstructorsSection />
      {!isLive && <VenueSection />}
      <PaymentSection />
      <WaitlistSection />
      <ContentSection />
      {!isLive && <PracticalSection />}
      <AssessmentSection />
      <CertificationSection />
      <ReviewsSection />
      <InclusionsSection />
      <MediaSection />
      <AttendanceSection />
      <NoticesSection />
      <ContactSection />
    </>
  );
}
