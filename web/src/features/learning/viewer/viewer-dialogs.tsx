import type { CourseContent } from './course-outline.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { ViewerKeysSheet } from './keys/viewer-keys-sheet.tsx';
import type { useViewer } from './use-viewer.ts';

interface ViewerDialogsProps {
  viewer: ReturnType<typeof useViewer>;
  content: CourseContent;
}

/** What opens over the viewer. */
const ViewerDialogs = ({ viewer, content }: ViewerDialogsProps) => (
  <>
    <ViewerKeysSheet open={viewer.hasKeys} close={() => viewer.showKeys(false)} letters={viewer.letters} />
    <FinishDialog turning={viewer.turning} content={content} />
  </>
);
export default ViewerDialogs;
