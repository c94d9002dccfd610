import type { CSSProperties } from 'react';
import { Picture, type PictureSource } from './picture.tsx';

export type CoverTone = 'injectables' | 'skin' | 'safety' | 'dentistry' | 'surgery';

interface CoverProps {
  tone: CoverTone;
  code: string;
  /** Short: an airport code or a format. */
  place?: string;
  /** The large figure, such as "09–10". */
  figure: string;
  /** Under the figure, such as the month, and at its end, such as the year. */
  caption?: string;
  captionEnd?: string;
  /** Where the date stands in its year, in percent. Without a date there is no ruler. */
  position?: number;
  /** An uploaded picture covers the grating, which shows where it cannot be loaded. */
  picture?: PictureSource;
  /** `wide` stands at the head of a page. */
  size?: 'full' | 'wide' | 'thumb';
  className?: string;
}

/** Silent but for what its picture shows: the title and facts beside a cover say the same in words. */
export function Cover(props: CoverProps) {
  const { tone, code, place, figure, caption, captionEnd, position, picture, size = 'full' } = props;
  return (
    <div data-tone={tone} data-size={size} className={`cover ${props.className ?? ''}`}>
      <span aria-hidden="true" className="cover-top">
        <span>{code}</span>
        <span>{place}</span>
      </span>
      {size !== 'thumb' && <span className="cover-grating" />}
      {size !== 'thumb' && picture && (
        <Picture {...picture} isFirst={size === 'wide'} className="cover-picture" />
      )}
      <bdi aria-hidden="true" dir="ltr" className="cover-figure">
        {figure}
      </bdi>
      {size !== 'thumb' && (
        <>
          <span aria-hidden="true" className="cover-caption">
            <span>{caption}</span>
            <span className="num">{captionEnd}</span>
          </span>
          {position !== undefined && (
            <span className="cover-year" style={{ '--x': `${position}%` } as CSSProperties} />
          )}
        </>
      )}
    </div>
  );
}
