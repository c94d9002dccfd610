import { useFormContext, useWatch } from 'react-hook-form';
import type { FileFacts } from '#contracts/course-office/course-files.ts';
import { useEditorUploads } from '#web/editor/use-editor-uploads.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { factsText, fileName } from '#web/uploads/file-words.ts';
import { UPLOADS } from '#web/uploads/upload-targets.ts';
import type { FormValues } from '../form-values.ts';
import { TextInput } from '../inputs.ts';
import { useCourseFileRemoval } from './use-course-file-removal.ts';
import { useFileFacts } from './use-file-facts.ts';

const ZONE = 'media.mainImage';

/** The picture that stands for the course in lists, on its page and where it is shared. */
export function MainImage() {
  const { setValue } = useFormContext<FormValues>();
  const image = useWatch<FormValues, 'media.mainImage'>({ name: 'media.mainImage' });
  const change = (next: FormValues['media']['mainImage']) =>
    setValue('media.mainImage', next, { shouldDirty: true });
  const uploads = useEditorUploads({
    target: UPLOADS.mainImage,
    room: 1,
    onStored(files) {
      // Words about the picture before would be wrong of this one.
      if (files[0]) change({ url: files[0].url, alt: '' });
    },
  });
  const factsOf = useFileFacts();
  const removal = useCourseFileRemoval({ place: 'main-image', takeOff: () => change(null), next: ZONE });

  return (
    <>
      {image?.url && (
        <Preview
          url={image.url}
          facts={factsOf(image.url)}
          onRemove={() => removal.ask({ url: image.url, name: fileName(image.url, factsOf(image.url)) })}
        />
      )}
      <div className="col-span-6">
        <DropZone
          id={ZONE}
          label={image?.url ? 'Replace main image' : 'Upload main image'}
          uploads={uploads}
        />
      </div>
      {removal.dialog}
    </>
  );
}

interface PreviewProps {
  url: string;
  facts: FileFacts | undefined;
  onRemove: () => void;
}

/** In its own proportions. */
function Preview({ url, facts, onRemove }: PreviewProps) {
  return (
    <>
      <figure className="col-span-6 grid content-start gap-2 md:col-span-3">
        <img
          src={url}
          alt=""
          width={facts?.width ?? undefined}
          height={facts?.height ?? undefined}
          loading="lazy"
          className="h-auto max-h-80 w-auto max-w-full rounded-xs bg-celadon"
        />
        <figcaption className="num text-xs leading-4.5 break-words text-muted">
          {fileName(url, facts)}
          {facts && `, ${factsText(facts)}`}
        </figcaption>
      </figure>
      <div className="col-span-6 grid content-start gap-4 md:col-span-3">
        <TextInput
          path="media.mainImage.alt"
          label="Alternative text"
          hint="What the picture shows, for those who cannot see it"
          maxLength={300}
        />
        <Button size="sm" className="justify-self-start" onClick={onRemove}>
          Remove main image
        </Button>
      </div>
    </>
  );
}
