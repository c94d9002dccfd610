/** A drawing in the page itself; publishing lets in elements and attributes that are safe, and no others. */
export const Drawing = ({ svg, alt }: { svg: string; alt: string }) => (
  <div role="img" aria-label={alt} className="drawing" dangerouslySetInnerHTML={{ __html: svg }} />
);
