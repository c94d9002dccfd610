import { type Uploading, useUploads } from '#web/uploads/use-uploads.ts';
import { useEditorForm } from './editor-form.ts';

/** Uploads of a form: it is not saved before they have arrived, and asks for a login that has ended. */
export function useEditorUploads(uploading: Pick<Uploading, 'target' | 'room' | 'onStored'>) {
  const { status, askToSignIn } = useEditorForm();
  return useUploads({
    ...uploading,
    onUnderWay: (change) => status.set({ uploads: status.get().uploads + change }),
    onSignedOut: askToSignIn,
  });
}
