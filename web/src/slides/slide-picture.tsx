import type { CSSProperties, ReactNode } from 'react';
import type { Picture } from '#contracts/learning/content.ts';
import { pictureRatio } from '#domain/learning/picture-ratio.ts';
import { cx } from '#web/ui/cx.ts';
import { Drawing } from './drawing.tsx';
import './picture.css';

interface SlidePictureProps {
  picture: Picture;
  /** What lies over it, placed in hundredths of it. */
  children?: ReactNode;
  className?: string;
}

/** As large as its box allows in both directions; what lies over it keeps its place. */
export function SlidePicture({ picture, children, className }: SlidePictureProps) {
  return (
    <div
      className={cx('slide-picture', className)}
      style={{ '--ratio': pictureRatio(picture) } as CSSProperties}
    >
      {picture.kind === 'drawing' ? (
        <Drawing svg={picture.svg} alt={picture.alt} />
      ) : (
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          draggable={false}
        />
      )}
      {children}
    </div>
  );
}
