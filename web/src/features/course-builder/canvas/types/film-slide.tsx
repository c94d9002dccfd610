import { useEffect, useState } from 'react';
import { isBlank } from '#domain/learning/rich-words.ts';
import { Narrator } from '#web/player/narrator.ts';
import { useNarrator } from '#web/player/use-narrator.ts';
import { Film } from '#web/slides/film.tsx';
import { SlideFrame } from '#web/slides/slide-frame.tsx';
import { SlideOfFilm } from '#web/slides/slide-of-film.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { CANVAS } from '../canvas-words.ts';
import type { EditedProps } from '../edited.ts';
import { FilmPanel } from '../film-panel.tsx';
import { slotsOf } from '../slots-of.tsx';
import { Missing, Stage } from '../stage.tsx';

/** A film has all of the stage until words are written beside it. */
export function FilmSlide(edited: EditedProps) {
  const { slide, isReadOnly } = edited;
  const { video, title } = slide;
  const [isBeside, setIsBeside] = useState(!isBlank(slide.text) || slide.figure !== null);
  const [narrator] = useState(() => new Narrator());
  const film = video ? <Film video={video} narrator={narrator} /> : <Missing>{CANVAS.noFilm}</Missing>;
  return (
    <>
      <Stage>
        {isBeside || slide.figure ? (
          <SlideFrame slide={slide} slots={slotsOf(edited)} picture={film} />
        ) : (
          <SlideOfFilm title={title}>{film}</SlideOfFilm>
        )}
      </Stage>
      {!isReadOnly && (
        <FilmPanel {...edited}>
          {video && <PlayButton key={video.url} narrator={narrator} />}
          {!isBeside && (
            <Button size="sm" onClick={() => setIsBeside(true)}>
              {CANVAS.writeBeside}
            </Button>
          )}
        </FilmPanel>
      )}
    </>
  );
}

function PlayButton({ narrator }: { narrator: Narrator }) {
  const { isPlaying } = useNarrator(narrator);
  // The film is an element of the page, outside of React.
  useEffect(() => {
    narrator.open({ kind: 'film' }, 0);
    return () => narrator.close();
  }, [narrator]);
  return (
    <Button size="sm" onClick={() => narrator.toggle()}>
      {isPlaying ? CANVAS.pause : CANVAS.play}
    </Button>
  );
}
