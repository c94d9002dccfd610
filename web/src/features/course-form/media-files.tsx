import { useFormContext, useWatch } from 'react-hook-form';
import { MAXIMUM_FILES } from '#contracts/courses/course-options.ts';
import { FieldError } from '#web/ui/controls/field.tsx';
import { FieldGroup } from './field-group.tsx';
import { useIssue } from './form-status.ts';
import type { FormValues } from './form-values.ts';
import { moved } from './list-text.ts';
import { useFileFacts } from './media-facts.ts';
import { MediaFile } from './media-file.tsx';
import { DropZone } from './upload/drop-zone.tsx';
import { fileName } from './upload/file-words.ts';
import { UPLOADS } from './upload/uploads.ts';
import { useFileRemoval } from './upload/use-file-removal.tsx';
import { useUploads } from './upload/use-uploads.ts';
import { useRowDrag } from './use-row-drag.ts';

type ListUpload = 'documents' | 'images' | 'videos';

interface MediaFilesProps {
  upload: ListUpload;
  legend: string;
}

/** Files of one kind, in the order in which they are shown. */
export function MediaFiles({ upload, legend }: MediaFilesProps) {
  const path = `media.${upload}` as const;
  const { getValues, setValue } = useFormContext<FormValues>();
  const urls = useWatch<FormValues, typeof path>({ name: path }) ?? [];
  const factsOf = useFileFacts();
  const error = useIssue(path, { parts: true });
  const change = (next: string[]) => setValue(path, next, { shouldDirty: true });
  const uploads = useUploads({
    upload,
    room: MAXIMUM_FILES - urls.length,
    onStored: (files) => change([...getValues(path), ...files.map(({ url }) => url)]),
  });
  const removal = useFileRemoval({
    place: UPLOADS[upload].kind,
    takeOff(url) {
      change(getValues(path).filter((one) => one !== url));
      const { [url]: _gone, ...captions } = getValues('media.captions');
      setValue('media.captions', captions, { shouldDirty: true });
    },
    next: path,
  });
  const move = (from: number, to: number) => change(moved(urls, from, to));
  const drag = useRowDrag(move);

  return (
    <FieldGroup legend={legend}>
      <div className="col-span-6 grid gap-3">
        {urls.length > 0 && (
          <ol className="grid">
            {urls.map((url, index) => (
              <MediaFile
                key={url}
                url={url}
                kind={UPLOADS[upload].kind}
                facts={factsOf(url)}
                place={{ path, index, count: urls.length }}
                drag={drag.of(index)}
                move={(to) => move(index, to)}
                remove={() => removal.ask({ url, name: fileName(url, factsOf(url)) })}
              />
            ))}
          </ol>
        )}
        <DropZone id={path} upload={upload} label={`Upload ${upload}`} uploads={uploads} />
        <FieldError id={path} error={error} />
      </div>
      {removal.dialog}
    </FieldGroup>
  );
}
