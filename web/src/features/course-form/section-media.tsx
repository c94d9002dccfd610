import { useEffect } from 'react';
import { counted } from '#web/lib/format.ts';
import { FieldGroup } from './field-group.tsx';
import type { FormValues } from './form-values.ts';
import { MediaLinks, PromotionalMaterial } from './media-addresses.tsx';
import { MediaFiles } from './media-files.tsx';
import { MainImage } from './media-main-image.tsx';
import { FormSection } from './section.tsx';

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
      <MediaFiles upload="documents" legend="Documents" />
      <MediaFiles upload="images" legend="Images" />
      <MediaFiles upload="videos" legend="Videos" />
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
