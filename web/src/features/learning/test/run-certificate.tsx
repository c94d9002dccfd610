import { ButtonLink } from '#web/ui/controls/button.tsx';

/** Where somebody who has passed the test of a run sees what else its certificate asks for. */
export const RunCertificate = ({ courseId }: { courseId: string }) => (
  <section className="test-section">
    <h2>Certificate</h2>
    <p className="my-4 text-muted">
      The test is passed. Your certificate is issued once whatever else the course asks for is met too.
    </p>
    <ButtonLink to={`/certificates/why/${encodeURIComponent(courseId)}`}>See the certificate</ButtonLink>
  </section>
);
