import { Play } from 'lucide-react';
import type { Slide } from '#contracts/learning/content.ts';
import { SlidePicture } from '#web/slides/slide-picture.tsx';
import { SlideText } from '#web/slides/slide-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { QuickFacts } from '#web/ui/instruments/quick-facts.tsx';
import { isOwnFile } from '#web/ui/pictures/own-file.ts';
import { Act } from './act.tsx';
import type { LandingCourse, OwnAccess } from './landing-course.ts';
import { statsOf } from './landing-words.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { SampleDialog } from './sample-dialog.tsx';

interface LandingHeroProps {
  course: LandingCourse;
  access: OwnAccess;
}

export function LandingHero({ course, access }: LandingHeroProps) {
  const [sample] = course.samples;
  const { rating } = course;
  const { previewVideoUrl } = course.media;
  return (
    <header className="grid min-w-0 gap-4">
      <p className="num flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span>{course.code}</span>
        <span className="text-ink">
          {access ? (
            <Lamp kind="completed">You are enrolled</Lamp>
          ) : (
            <Lamp kind={course.isEnrollable ? 'open' : 'closed'}>
              {course.isEnrollable ? 'Starts at once' : 'Enrollment closed'}
            </Lamp>
          )}
        </span>
        {rating.average !== null && (
          <span>
            {rating.average.toFixed(1)}/5 ({rating.count} reviews)
          </span>
        )}
      </p>
      <h1 dir="auto" className="text-4xl tracking-display wrap-anywhere">
        {course.title}
      </h1>
      <p dir="auto" className="max-w-[58ch] text-lg text-muted wrap-anywhere">
        {course.description}
      </p>
      <div className="flex flex-wrap gap-3">
        <Act {...{ course, access }} isSecond />
        {isOwnFile(previewVideoUrl) && <PreviewDialog title={course.title} url={previewVideoUrl} />}
        {sample && (
          <SampleDialog
            slide={sample}
            trigger={
              <Button className="noscript:hidden">
                <Play aria-hidden="true" />
                Preview a slide
              </Button>
            }
          />
        )}
      </div>
      {sample && <Still slide={sample} />}
      <QuickFacts facts={statsOf(course)} className="sm:grid-cols-3 xl:grid-cols-6" />
    </header>
  );
}

/** A real slide stands where a photograph would. */
function Still({ slide }: { slide: Slide }) {
  return (
    <figure className="mt-2 grid items-center justify-items-center [--room:24rem] gap-6 border border-hairline p-5 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] md:p-8">
      <figcaption className="grid w-full content-between gap-4 self-stretch max-md:order-last">
        <div className="grid gap-3">
          <p className="text-2xl font-title text-balance">{slide.title}</p>
          <div className="hidden gap-2 text-sm text-muted md:grid [&_em]:not-italic [&_ul]:list-['–__'] [&_ul]:ps-4">
            <SlideText>{slide.text}</SlideText>
          </div>
        </div>
        {slide.figure && (
          <span>
            <Figure size="xl">{slide.figure.value}</Figure>
            <span className="mt-2 block text-sm text-muted">{slide.figure.caption}</span>
          </span>
        )}
      </figcaption>
      {'picture' in slide && slide.picture && <SlidePicture picture={slide.picture} />}
    </figure>
  );
}
