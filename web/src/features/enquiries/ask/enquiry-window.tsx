import { useFetcher } from 'react-router';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { isSent } from './enquiry-answer.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { AskedCourse } from './enquiry-path.ts';
import { enquiryLead, enquiryTitle } from './enquiry-texts.ts';
import { THANK_YOU, ThankYou } from './thank-you.tsx';

interface EnquiryWindowProps {
  course: (AskedCourse & { title: string }) | null;
  isNotice: boolean;
  isOpen: boolean;
  onClose: () => void;
}

export function EnquiryWindow({ course, isNotice, isOpen, onClose }: EnquiryWindowProps) {
  const fetcher = useFetcher<unknown>();
  const hasSent = isSent(fetcher.data);

  function close() {
    fetcher.reset();
    onClose();
  }

  return (
    <Dialog
      title={hasSent ? THANK_YOU : enquiryTitle(isNotice)}
      open={isOpen}
      onOpenChange={() => {
        // What is being sent is not closed: nobody would learn what became of it.
        if (fetcher.state !== 'submitting') close();
      }}
      width="lg"
    >
      {hasSent ? (
        <ThankYou onEnd={close} />
      ) : (
        <>
          <p className="text-muted">{enquiryLead(course)}</p>
          <EnquiryForm course={course} isNotice={isNotice} answer={fetcher.data} fetcher={fetcher} />
        </>
      )}
    </Dialog>
  );
}
