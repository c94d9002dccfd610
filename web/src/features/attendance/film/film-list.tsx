import type { HandedInVideo } from '#contracts/attendance/videos.ts';
import { momentIn } from '#web/lib/format.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { UploadedFilm } from '#web/ui/pictures/uploaded-film.tsx';
import { sizeText } from '#web/uploads/file-words.ts';
import { FILM_STATES } from './film-words.ts';

/** `by` is said to who teaches and to staff. */
type Film = HandedInVideo & { by?: string };

interface ShownFilmProps {
  film: Film;
  zone: string;
}

/** A film that was handed in, to be watched, and what has become of it. */
export function ShownFilm({ film, zone }: ShownFilmProps) {
  return (
    <div className="grid gap-3">
      <UploadedFilm url={film.url} />
      <FilmFacts film={film} zone={zone} />
    </div>
  );
}

interface FilmListProps {
  films: readonly Film[];
  zone: string;
}

/** Those before, each opened by itself. */
export function FilmList({ films, zone }: FilmListProps) {
  return (
    <ul className="grid">
      {films.map((film) => (
        <li key={film.id} className="border-t border-hairline py-3.5 first:border-t-0 first:pt-0">
          <FilmFacts film={film} zone={zone} />
        </li>
      ))}
    </ul>
  );
}

function FilmFacts({ film: { url, name, bytes, submittedAt, state, note, by }, zone }: ShownFilmProps) {
  const { word, lamp } = FILM_STATES[state];
  return (
    <div className="grid gap-1.5 text-md">
      <Lamp kind={lamp}>{by ? `${word} by ${by}` : word}</Lamp>
      <p className="num text-sm text-muted wrap-anywhere">
        <a href={url} download={name}>
          <bdi>{name}</bdi>
        </a>
        {`, ${sizeText(bytes)}, handed in ${momentIn(zone, submittedAt)}`}
      </p>
      {note && (
        <blockquote dir="auto" className="max-w-[65ch] whitespace-pre-line wrap-anywhere">
          {note}
        </blockquote>
      )}
    </div>
  );
}
