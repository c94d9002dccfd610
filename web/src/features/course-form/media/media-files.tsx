import { useFormContext, useWatch } from 'react-hook-form';
import { MAXIMUM_FILES } from '#contracts/courses/course-options.ts';
import { FieldGroup } from '#web/editor/inputs/field-group.tsx';
import { useEditorUploads } from '#web/editor/use-editor-uploads.ts';
import { FieldError } from '#web/ui/controls/field.tsx';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { FileList } from '#web/uploads/file-list.tsx';
import { UPLOADS } from '#web/uploads/upload-targets.ts';
import type { FormValues } from '../form-values.ts';
import { useIssue } from '../inputs.ts';
import { useCourseFileRemoval } from './use-course-file-removal.ts';
import { useFileFacts } from './use-file-facts.ts';

interface MediaFilesProps {
  list: 'documents' | 'images' | 'videos';
  legend: string;
}

/** Files of one kind, in the order in which they are shown. */
export function MediaFiles({ list, legend }: MediaFilesProps) {
  const path = `media.${list}` as const;
  const { kind } = UPLOADS[list];
  const { getValues, setValue } = useFormContext<FormValues>();
  const urls = useWatch<FormValues, typeof path>({ name: path }) ?? [];
  const factsOf = useFileFacts();
  const error = useIssue(path, { parts: true });
  const change = (next: string[]) => setValue(path, next, { shouldDirty: true });
  const uploads = useEditorUploads({
    target: UPLOADS[list],
    room: MAXIMUM_FILES - urls.length,
    onStored: (files) => change([...getValues(path), ...files.map(({ url }) => url)]),
  });
  const removal = useCourseFileRemoval({
    place: kind,
    takeOff(url) {
      change(getValues(path).filter((one) => one !== url));
      const { [url]: _gone, ...captions } = getValues('media.captions');
      setValue('media.captions', captions, { shouldDirty: true });
    },
    next: path,
  });

  return (
    <FieldGroup legend={legend}>
      <div className="col-span-6 grid gap-3">
        <FileList {...{ path, kind, urls, factsOf, change }} remove={removal.ask}>
          {(url, name) => <Caption url={url} name={name} label={CAPTIONS[kind]} />}
        </FileList>
        <DropZone id={path} label={`Upload ${list}`} uploads={uploads} />
        <FieldError id={path} error={error} />
      </div>
      {removal.dialog}
    </FieldGroup>
  );
}

const CAPTIONS: Record<'image' | 'document' | 'video', string> = {
  image: 'Alternative text',
  document: 'Name, where the file’s own is not to be shown',
  video: 'Title, where the file’s name is not to be shown',
};

/**
 * Kept by the file's address, so that it goes along when rows move; not registered by path, since an address has dots
 * of its own.
 */
function Caption({ url, name, label }: { url: string; name: string; label: string }) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const caption = useWatch<FormValues, 'media.captions'>({ name: 'media.captions' })[url] ?? '';
  return (
    <label className="grid gap-1">
      <span className="text-xs leading-4.5 text-muted">
        {label}
        <span className="sr-only">: {name}</span>
      </span>
      <input
        dir="auto"
        value={caption}
        maxLength={300}
        onChange={(event) =>
          setValue(
            'media.captions',
            { ...getValues('media.captions'), [url]: event.target.value },
            { shouldDirty: true },
          )
        }
        className="input"
      />
    </label>
  );
}
