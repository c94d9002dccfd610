import { useNavigate } from 'react-router';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import { PictureUpload } from '#web/uploads/picture-upload.tsx';
import { UPLOADS } from '#web/uploads/upload-targets.ts';

interface ProfilePhotoProps {
  name: string;
  url: string;
  failure?: FormFailure;
}

/** The own picture, or the initials that stand for it. */
export function ProfilePhoto({ name, url, failure }: ProfilePhotoProps) {
  const navigate = useNavigate();
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
      <Monogram name={name} picture={url || undefined} size="lg" />
      <div className="grid gap-3">
        {/* The page and its head are asked for anew. */}
        <PictureUpload
          target={UPLOADS.profilePhoto}
          onStored={() => navigate('/profile', { replace: true, preventScrollReset: true })}
        />
        {url && (
          <Form intent="remove-photo" failure={failure} preventScrollReset>
            <SubmitButton variant="outline" size="sm" busyLabel="Removing...">
              Remove the picture
            </SubmitButton>
          </Form>
        )}
      </div>
    </div>
  );
}
