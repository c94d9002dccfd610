import { useEffect } from 'react';
import { FieldGroup } from '#web/editor/inputs/field-group.tsx';
import { counted } from '#web/lib/format.ts';
import type { FormValues } from '../form-values.ts';
import { FormSection } from '../inputs.ts';
import { MainImage } from './main-image.tsx';
import { MediaLinks, PromotionalMaterial } from './media-addresses.tsx';
import { MediaFiles } from './media-files.tsx';

export function MediaSection() {
  // A file that is dropped beside its box would open in the place of the form.
  useEffect(() => {
    const keepForm = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keepForm);
    window.addEventListener('drop', keepForm);
    return () => {
      window.removeEventListener('dragover', keepForm);
      window.removeEventListener('drop', keepForm);
    };
  }, []);

  return (
    <FormSection id="media" summary={mediaSummary}>
      <FieldGroup legend="Main image">
        <MainImage />
      </FieldGroup>
      <MediaFiles list="documents" legend="Documents" />
      <MediaFiles list="images" legend="Images" />
      <MediaFiles list="videos" legend="Videos" />
      <MediaLinks />
      <PromotionalMaterial />
    </FormSection>
  );
}

export function mediaSummary({ media }: FormValues): string {
  const { mainImage, images, documents, videos } = media;
  const counts = [
    images.length > 0 && counted(images.length, 'image'),
    documents.length > 0 && counted(documents.length, 'document'),
    videos.length > 0 && counted(videos.length, 'video'),
  ].filter(Boolean);
  return [mainImage?.url ? 'Main image' : 'No picture yet', ...counts].join(', ');
}
