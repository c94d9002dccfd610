import { useState } from 'react';

interface PictureProps {
  src: string;
  /** It stands in view at once. */
  isFirst?: boolean;
  className: string;
}

/** Silent: words beside it say the same. One that cannot be loaded leaves its place to what lies beneath. */
export function Picture({ src, isFirst = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return null;
  const leave = () => setFailed(src);
  return (
    <img
      src={src}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      className={className}
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
