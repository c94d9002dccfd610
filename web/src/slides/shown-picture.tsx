import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Picture } from '#contracts/learning/content.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SlidePicture } from './slide-picture.tsx';

interface ShownPictureProps {
  picture: Picture;
  /** Over it when it is enlarged. */
  title: string;
  /** What lies over it, placed in hundredths of it. */
  children?: ReactNode;
}

/** A picture that can be seen larger where it stands small. */
export const ShownPicture = ({ picture, title, children }: ShownPictureProps) => (
  <div className="shown">
    <SlidePicture picture={picture}>{children}</SlidePicture>
    <Enlarge title={title} pictures={[picture]} />
  </div>
);

interface EnlargeProps {
  title: string;
  pictures: readonly Picture[];
}

// What is larger than its box is moved by the keys, too; and no finger that moves it turns the slide.
const movable = { tabIndex: 0, 'data-zoomed': true };

const hasDetail = (picture: Picture) => picture.kind === 'photo' || picture.svg.includes('<text');

/** Opens the pictures at the size at which their words can be read. */
export const Enlarge = ({ title, pictures }: EnlargeProps) =>
  pictures.some(hasDetail) && (
    <Dialog
      title={title}
      width="lg"
      trigger={
        <Button variant="ghost" className="enlarge">
          <Maximize2 aria-hidden="true" />
          Enlarge
        </Button>
      }
    >
      <section {...movable} aria-label="Enlarged" className="enlarged">
        {pictures.map((picture, index) => {
          const key = `${index}`;
          return <SlidePicture key={key} picture={picture} />;
        })}
      </section>
    </Dialog>
  );
