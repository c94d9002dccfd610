import { type ImgHTMLAttributes, useState } from 'react';

/** With width and height the page keeps its room; `srcSet` and `sizes` let the browser choose among widths. */
export interface PictureSource
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'width' | 'height' | 'srcSet' | 'sizes'> {
  src: string;
}

interface PictureProps extends PictureSource {
  /** It stands in view at once. */
  isFirst?: boolean;
  className: string;
  /** It cannot be loaded, and what stands around it may go as well. */
  onFailed?: () => void;
}

/** Silent without `alt`: words beside it say the same. One that cannot be loaded leaves its place to what is beneath. */
export function Picture({ src, alt = '', isFirst = false, onFailed, ...source }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return null;
  const leave = () => {
    setFailed(src);
    onFailed?.();
  };
  return (
    <img
      src={src}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      {...source}
      onError={leave}
      ref={(image) => {
        if (image && hasFailed(image)) leave();
      }}
    />
  );
}

/** It may have failed before the page came to life; nothing tells of that any more. */
export const hasFailed = ({ complete, naturalWidth }: Pick<HTMLImageElement, 'complete' | 'naturalWidth'>) =>
  complete && naturalWidth === 0;
