import { CoursePage } from '#web/features/catalogue/course-page.tsx';
import { detailOf, type PreviewFacts } from '#web/features/course-form/detail-of.ts';
import type { FormValues } from '#web/features/course-form/form-values.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';

interface CoursePreviewProps {
  values: FormValues;
  facts: PreviewFacts;
  close: () => void;
}

/** The public page with what is in the form: to be read as it is, with nothing in it that could be pressed. */
export default function CoursePreview({ values, facts, close }: CoursePreviewProps) {
  const now = new Date();
  return (
    <Dialog
      title="Preview: what visitors will see"
      width="full"
      open
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <ScrollRegion label="The course page" className="border border-hairline">
        <div inert>
          <CoursePage
            course={detailOf(values, facts, now)}
            plans={[]}
            site={facts.site}
            problem={null}
            now={now.toISOString()}
            enquiry={() => null}
          />
        </div>
      </ScrollRegion>
    </Dialog>
  );
}
