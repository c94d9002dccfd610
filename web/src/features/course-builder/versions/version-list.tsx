import type { VersionHead } from '#contracts/course-builder/publishing.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { officeDate, versionWords } from '../publish/publish-words.ts';

interface VersionListProps {
  courseId: string;
  /** The newest first. */
  versions: readonly VersionHead[];
}

export const VersionList = ({ courseId, versions }: VersionListProps) => (
  <ol className="num divide-y divide-hairline px-5">
    {versions.map((version) => (
      <li key={version.number} className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 py-3">
        <Figure size="sm">v{version.number}</Figure>
        <div className="grid gap-0.5">
          <p className="text-md">{officeDate(version.publishedAt)}</p>
          <p className="text-sm text-muted">{versionWords(version, versions[0]?.number ?? 0)}</p>
        </div>
        <TextLink
          look="standalone"
          to={builderPaths(courseId).version(version.number)}
          aria-label={`Open version ${version.number}`}
        >
          Open
        </TextLink>
      </li>
    ))}
  </ol>
);
