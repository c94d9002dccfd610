/** A film that staff have uploaded or a participant has handed in, with the browser's own controls. */
export const UploadedFilm = ({ url }: { url: string }) => (
  <video controls preload="metadata" src={url} className="aspect-video w-full bg-ink" />
);
