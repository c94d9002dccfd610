import { lazy, Suspense, use } from 'react';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { SlideView } from '#web/slides/slide-view.tsx';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import { type Beside, HereContext } from '../beside.ts';
import { KeepOnDevice } from '../kept/keep-on-device.tsx';
import { SaveState } from '../log/save-state.tsx';
import { PlayerBar } from '../player/player-bar.tsx';
import { BesideTabs } from './beside-tabs.tsx';
import { LookAgain } from './check/look-again.tsx';
import { Contents } from './contents/contents.tsx';
import { TestLinks } from './contents/test-links.tsx';
import { ThinRail } from './contents/thin-rail.tsx';
import { percentOf } from './course-outline.ts';
import { NextButton } from './next-button.tsx';
import { NotesSide } from './notes-side.tsx';
import { PreviousButton } from './previous-button.tsx';
import { ScriptBox } from './script-box.tsx';
import { SlideProblem } from './slide-problem.tsx';
import { Stage } from './stage.tsx';
import { SurroundingsContext } from './surroundings.ts';
import type { Turning } from './use-turning.ts';
import { type Learned, useViewer } from './use-viewer.ts';
import { VersionLine } from './version/version-line.tsx';
import { ViewerBar } from './viewer-bar.tsx';
import './viewer.css';

// Fetched once the slide stands, not when it is opened: the course may end without a connection.
const ViewerDialogs = lazy(() => import('./viewer-dialogs.tsx'));

interface ViewerProps extends Learned {
  /** Why the newer version could not be moved to. */
  failure?: FormFailure;
  /** Asks for the slide anew. */
  retry: () => void;
}

/** A course as it is learned: its slide, its voice, and all that stands beside them. */
export function Viewer({ retry, failure, ...learned }: ViewerProps) {
  const viewer = useViewer(learned);
  const { preview } = use(SurroundingsContext);
  const { turning, voice, check, panels, zoom, script } = viewer;
  const { open, log, beside } = learned;
  const { content, slide, problem, spot } = open;
  const rail = {
    modules: content.modules,
    completed: turning.completed,
    currentId: spot.slideId,
    onJump: viewer.jump,
  };
  return (
    <HereContext value={viewer.place}>
      <SkipLink>Skip to slide</SkipLink>
      <div
        className="viewer"
        data-contents={panels.contentsChoice ?? undefined}
        data-notes={panels.hasNotes || undefined}
        data-tab={viewer.hasScript ? panels.tab : undefined}
      >
        <ViewerBar
          title={content.course.title}
          number={turning.number}
          count={turning.count}
          saved={!preview && <SaveState log={log} />}
          zoom={zoom}
          panels={panels}
          noteCount={beside.noteCount}
          showKeys={() => viewer.showKeys(true)}
        />
        <Contents
          {...rail}
          percent={percentOf(content.modules, turning.completed)}
          narrator={voice.narrator}
          below={
            <>
              <TestLinks content={content} />
              {!preview && <KeepOnDevice course={content.course} className="px-5 py-4" />}
            </>
          }
        />
        <ThinRail {...rail} />
        <main id="main" className="v-main">
          {preview}
          {content.offered && <VersionLine offered={content.offered} failure={failure} />}
          {/* Another slide begins at its top. */}
          <Stage key={spot.slideId} zoomPercent={zoom.percent} swipe={viewer.swipe}>
            {slide && (
              <SlideView
                {...{ slide, check }}
                narrator={voice.narrator}
                again={<LookAgain slide={slide} modules={content.modules} />}
              />
            )}
            {problem && <SlideProblem title={turning.title} problem={problem} retry={retry} />}
          </Stage>
          <PlayerBar
            narrator={voice.narrator}
            track={voice.canBeHeard ? voice.track : null}
            speed={voice.speed}
            script={voice.canBeHeard && voice.track?.script ? script : null}
            bookmark={viewer.bookmark}
            previous={<PreviousButton previous={turning.previous} />}
            next={<NextButton turning={turning} check={check} />}
          />
          <BesideTabs panels={panels} tabs={tabsOf(turning, beside)} />
          <ScriptBox
            slideId={spot.slideId}
            voice={voice}
            isOpen={script.isOpen}
            skip={check?.verdict === 'right' ? null : check && turning}
          />
        </main>
        <NotesSide beside={beside} panels={panels} />
        <audio ref={voice.narrator.audioRef} preload="auto" />
      </div>
      {viewer.hasScript && (
        <Suspense>
          <ViewerDialogs viewer={viewer} content={content} />
        </Suspense>
      )}
    </HereContext>
  );
}

const tabsOf = ({ completed, count }: Turning, beside: Beside) => [
  { tab: 'script' as const, label: 'Script' },
  { tab: 'contents' as const, label: 'Contents', count: `${completed.size}/${count}` },
  { tab: 'notes' as const, label: 'Notes', count: String(beside.noteCount) },
  { tab: 'bookmarks' as const, label: 'Bookmarks', count: String(beside.bookmarkedSpots.length) },
];
