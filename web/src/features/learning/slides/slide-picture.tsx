import type { CSSProperties, ReactNode } from 'react';
import type { Picture } from '#contracts/learning/content.ts';
import { cx } from '#web/ui/cx.ts';
import { Drawing } from './drawing.tsx';

const VIEW_BOX = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/;
const STAGE_RATIO = 16 / 9;

/** Its width by its height. */
export function ratioOf(picture: Picture): number {
  if (picture.kind === 'photo') return picture.width / picture.height;
  const [, width = 0, height = 0] = VIEW_BOX.exec(picture.svg)?.map(Number) ?? [];
  return width > 0 && height > 0 ? width / height : STAGE_RATIO;
}

interface SlidePictureProps {
  picture: Picture;
  /** What lies over it, placed in hundredths of it. */
  children?: ReactNode;
  className?: string;
}

/** As large as its box allows in both directions; what lies over it keeps its place. */
export function SlidePicture({ picture, children, className }: SlidePictureProps) {
  return (
    <div className={cx('slide-picture', className)} style={{ '--ratio': ratioOf(picture) } as CSSProperties}>
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
