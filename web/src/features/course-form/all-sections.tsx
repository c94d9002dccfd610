import { AssessmentSection } from './section-assessment.tsx';
import { AttendanceSection } from './section-attendance.tsx';
import { BasicSection } from './section-basic.tsx';
import { CertificationSection } from './section-certification.tsx';
import { ContactSection } from './section-contact.tsx';
import { ContentSection } from './section-content.tsx';
import { EnrollmentSection } from './section-enrollment.tsx';
import { InclusionsSection } from './section-inclusions.tsx';
import { InstructorsSection } from './section-instructors.tsx';
import { MediaSection } from './section-media.tsx';
import { NoticesSection } from './section-notices.tsx';
import { PaymentSection } from './section-payment.tsx';
import { PracticalSection } from './section-practical.tsx';
import { ReviewsSection } from './section-reviews.tsx';
import { ScheduleSection } from './section-schedule.tsx';
import { VenueSection } from './section-venue.tsx';
import { WaitlistSection } from './section-waitlist.tsx';

/** The form from top to bottom, in the order of `SECTIONS`. */
export function AllSections() {
  return (
    <div className="border border-hairline bg-paper">
      <BasicSection />
      <ScheduleSection />
      <EnrollmentSection />
      <InstructorsSection />
      <VenueSection />
      <PaymentSection />
      <WaitlistSection />
      <ContentSection />
      <PracticalSection />
      <AssessmentSection />
      <CertificationSection />
      <ReviewsSection />
      <InclusionsSection />
      <MediaSection />
      <AttendanceSection />
      <NoticesSection />
      <ContactSection />
    </div>
  );
}
