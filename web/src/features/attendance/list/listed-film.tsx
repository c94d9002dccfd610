import type { Attendant } from '#contracts/attendance/admin-attendance.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { filmPath, LISTED_FILMS } from '../film/film-words.ts';

interface ListedFilmProps {
  person: Attendant;
  slug: string;
}

/** What has become of somebody’s film, and the page on which it is watched and decided. */
export function ListedFilm({ person: { enrolmentId, name, video }, slug }: ListedFilmProps) {
  const label = video === 'waiting' ? 'Look at it' : 'Open';
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="min-w-32">Film: {LISTED_FILMS[video]}</span>
      {video !== 'none' && (
        <ButtonLink
          size="sm"
          variant={video === 'waiting' ? 'outline' : 'ghost'}
          to={filmPath(slug, enrolmentId)}
          aria-label={`${label}: film of ${name}`}
        >
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
