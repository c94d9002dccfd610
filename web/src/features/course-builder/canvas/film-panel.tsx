import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { DraftVideo } from '#contracts/course-builder/draft-slide.ts';
import { captionsIssue } from '#domain/films/captions.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { UPLOADS } from '#web/uploads/upload-targets.ts';
import { useUploads } from '#web/uploads/use-uploads.ts';
import { TextFileButton } from '../pictures/text-file-button.tsx';
import { CANVAS } from './canvas-words.ts';
import type { EditedProps } from './edited.ts';

const NO_FILM: DraftVideo = { url: '', posterUrl: '', durationMs: 0, alt: '', captions: '' };

interface FilmPanelProps extends EditedProps {
  /** What is done with the film as it stands. */
  children: ReactNode;
}

/** The file of a film, the picture before it plays, its captions, and what is seen in it. */
export function FilmPanel({ slide: { video }, change, upload, children }: FilmPanelProps) {
  const put = (part: Partial<DraftVideo>) =>
    change((now) => ({ video: { ...(now.video ?? NO_FILM), ...part } }));
  const film = useUploads({
    ...upload,
    target: UPLOADS.film,
    room: 1,
    // What was said of the film before would be wrong of this one.
    onStored: ([file]) => file && change({ video: { ...NO_FILM, url: file.url } }),
  });
  const poster = useUploads({
    ...upload,
    target: UPLOADS.picture,
    room: 1,
    onStored: ([file]) => file && put({ posterUrl: file.url }),
  });
  useDuration(video, (durationMs) => put({ durationMs }));

  return (
    <Sheet title={CANVAS.film} className="mt-4">
      <div className="flex flex-col gap-5">
        <DropZone id="film" label={video ? CANVAS.filmReplace : CANVAS.filmUpload} uploads={film} />
        <div className="flex flex-wrap gap-2">
          {children}
          {video && (
            <Button size="sm" onClick={() => change({ video: null })}>
              {CANVAS.filmRemove}
            </Button>
          )}
        </div>
        {video && (
          <>
            <TextArea
              name="film-alt"
              label={CANVAS.filmInWords}
              hint={CANVAS.filmInWordsHint}
              value={video.alt}
              maxLength={600}
              rows={2}
              onChange={({ target }) => put({ alt: target.value })}
            />
            <Captions captions={video.captions} onChange={(captions) => put({ captions })} />
            <DropZone id="film-poster" label={CANVAS.poster} uploads={poster} />
            {video.posterUrl && (
              <Button size="sm" className="self-start" onClick={() => put({ posterUrl: '' })}>
                {CANVAS.posterRemove}
              </Button>
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}

interface CaptionsProps {
  captions: string;
  onChange: (captions: string) => void;
}

const LONGEST_CAPTIONS = 20_000;

const Captions = ({ captions, onChange }: CaptionsProps) => (
  <div className="flex flex-col gap-2">
    <TextArea
      name="film-captions"
      required={false}
      label={CANVAS.captions}
      hint={CANVAS.captionsHint}
      error={(captions.trim() && captionsIssue(captions)) || undefined}
      value={captions}
      maxLength={LONGEST_CAPTIONS}
      counter
      rows={5}
      onChange={({ target }) => onChange(target.value)}
    />
    <div>
      <TextFileButton
        accept=".vtt,text/vtt"
        label={CANVAS.captionsFile}
        onText={(text) => onChange(text.slice(0, LONGEST_CAPTIONS))}
      />
    </div>
  </div>
);

/** How long a film takes is known to who can read it: the browser. */
function useDuration(video: DraftVideo | null, onDuration: (ms: number) => void) {
  const url = video?.durationMs === 0 ? video.url : '';
  const tell = useEffectEvent(onDuration);
  // Only an element that has begun to read the file knows.
  useEffect(() => {
    if (!url) return;
    const element = document.createElement('video');
    element.preload = 'metadata';
    element.onloadedmetadata = () => {
      if (Number.isFinite(element.duration)) tell(Math.max(1, Math.round(element.duration * 1000)));
    };
    element.src = url;
    return () => {
      element.onloadedmetadata = null;
      element.removeAttribute('src');
    };
  }, [url]);
}
