import { useFormContext } from 'react-hook-form';
import { FieldGroup } from '#web/editor/inputs/field-group.tsx';
import { useEditorUploads } from '#web/editor/use-editor-uploads.ts';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { UPLOADS } from '#web/uploads/upload-targets.ts';
import type { FormValues } from '../form-values.ts';
import { RowsInput, TextInput } from '../inputs.ts';

export function MediaLinks() {
  return (
    <RowsInput
      path="media.links"
      label="Links"
      entry="Link"
      addLabel="Add link"
      hint="A link without an address is left out."
      blank={() => ({ title: '', url: '', type: 'website' })}
      max={30}
    >
      {(index) => (
        <>
          <TextInput path={`media.links.${index}.title`} label="Title" maxLength={200} span="third" />
          <TextInput
            path={`media.links.${index}.url`}
            label="Address"
            type="url"
            maxLength={500}
            span="third"
          />
          <TextInput path={`media.links.${index}.type`} label="Type" maxLength={40} span="third" />
        </>
      )}
    </RowsInput>
  );
}

export function PromotionalMaterial() {
  return (
    <FieldGroup legend="Promotional material">
      <Paper path="media.promotional.brochureUrl" label="Brochure" />
      <Paper path="media.promotional.catalogUrl" label="Catalog" />
      <TextInput
        path="media.promotional.videoUrl"
        label="Promotional video"
        type="url"
        maxLength={500}
        hint="The address of a video, beginning with https://"
      />
    </FieldGroup>
  );
}

interface PaperProps {
  path: 'media.promotional.brochureUrl' | 'media.promotional.catalogUrl';
  label: string;
}

/** An address, or a document that is uploaded and has one then. */
function Paper({ path, label }: PaperProps) {
  const { setValue } = useFormContext<FormValues>();
  const uploads = useEditorUploads({
    target: UPLOADS.documents,
    room: 1,
    onStored: (files) => setValue(path, files[0]?.url ?? '', { shouldDirty: true }),
  });
  return (
    <div className="col-span-6 flex flex-col gap-2 md:col-span-3">
      <TextInput path={path} label={label} type="url" maxLength={500} />
      <DropZone id={`${path}-upload`} label={`Upload ${label.toLowerCase()}`} uploads={uploads} />
    </div>
  );
}
