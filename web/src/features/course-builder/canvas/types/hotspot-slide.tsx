import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { SpotMark, SpotWords } from '#web/slides/hotspot-slide.tsx';
import { type Place, pressedPlace } from '#web/slides/pressed-place.ts';
import { ShownPicture } from '#web/slides/shown-picture.tsx';
import { SlideFrame } from '#web/slides/slide-frame.tsx';
import { freshId } from '../../fresh-id.ts';
import { placeWithin, placing } from '../../pictures/placing.ts';
import { CANVAS } from '../canvas-words.ts';
import type { EditedProps } from '../edited.ts';
import { PicturePanel } from '../picture-panel.tsx';
import { MOST_POINTS, PointsPanel } from '../points-panel.tsx';
import { slotsOf } from '../slots-of.tsx';
import { Missing, Stage } from '../stage.tsx';

type Spot = DraftSlide['spots'][number];

/** Points are put on the picture by a press, and moved on it; the words of the one that is chosen are shown as learned. */
export function HotspotSlide(edited: EditedProps) {
  const { slide, change, isReadOnly } = edited;
  const { id: chosenId, choose } = edited.chosen;
  const { picture, spots, title } = slide;
  const chosen = spots.findIndex(({ spotId }) => spotId === chosenId);
  const spot = spots[chosen];

  const put = (spotId: string, part: Partial<Spot>) =>
    change((now) => ({ spots: now.spots.map((one) => (one.spotId === spotId ? { ...one, ...part } : one)) }));
  function add(place: Place) {
    if (spots.length >= MOST_POINTS) return;
    const added = { spotId: freshId('point'), ...placeWithin(place), title: '', text: '' };
    change((now) => ({ spots: [...now.spots, added] }));
    choose(added.spotId);
  }

  return (
    <>
      <Stage>
        <SlideFrame
          slide={slide}
          slots={slotsOf(edited)}
          picture={
            picture ? (
              <ShownPicture picture={picture} title={title}>
                {!isReadOnly && (
                  <div className="place-ground" onPointerUp={(event) => add(pressedPlace(event))} />
                )}
                {spots.map((one, index) => (
                  <SpotMark
                    key={one.spotId}
                    spot={one}
                    number={index + 1}
                    aria-expanded={one.spotId === chosenId}
                    onFocus={() => choose(one.spotId)}
                    onClick={() => choose(one.spotId)}
                    {...(!isReadOnly && placing(one, (place) => put(one.spotId, place)))}
                  />
                ))}
              </ShownPicture>
            ) : (
              <Missing>{CANVAS.noPicture}</Missing>
            )
          }
        >
          {spot && <SpotWords spot={spot} number={chosen + 1} />}
        </SlideFrame>
      </Stage>
      {!isReadOnly && (
        <PointsPanel
          spots={spots}
          choose={choose}
          put={put}
          add={() => add({ x: 50, y: 50 })}
          reorder={(next) => change({ spots: next })}
        />
      )}
      <PicturePanel {...edited} />
    </>
  );
}
