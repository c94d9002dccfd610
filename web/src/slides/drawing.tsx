import { memo } from 'react';

interface DrawingProps {
  svg: string;
  alt: string;
}

/**
 * A drawing in the page itself; publishing lets in elements and attributes that are safe, and no others. It is written
 * into the page once, and not again with each key that is typed beside it.
 */
export const Drawing = memo(({ svg, alt }: DrawingProps) => (
  <div role="img" aria-label={alt} className="drawing" dangerouslySetInnerHTML={{ __html: svg }} />
));
