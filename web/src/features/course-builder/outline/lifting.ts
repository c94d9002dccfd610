import type { Outline } from '#domain/course-builder/outline.ts';
import type { OutlineAct } from '#domain/course-builder/outline-acts.ts';
import { Shown } from '../shown.ts';
import { placeWords, said } from './outline-words.ts';
import {
  type Hit,
  isSamePlace,
  landingAt,
  moveTo,
  type Place,
  placeOf,
  placesFor,
  type Thing,
} from './places.ts';

interface Lift {
  thing: Thing;
  /** Where it would land. */
  place: Place;
  isDragged: boolean;
}

interface LiftState {
  lift: Lift | null;
  /** What is read out. */
  words: string;
}

interface Lifted {
  outline: () => Outline;
  titleOf: (thing: Thing) => string;
  act: (act: OutlineAct) => void;
}

/** What is lifted from its place, by a pointer or by keys, until it is dropped or put back. Nothing moves before that. */
export class Lifting {
  private readonly of: Lifted;
  private readonly shown = new Shown<LiftState>({ lift: null, words: '' });

  constructor(of: Lifted) {
    this.of = of;
  }

  subscribe = (changed: () => void) => this.shown.subscribe(changed);
  getState = (): LiftState => this.state;

  private get state(): LiftState {
    return this.shown.state;
  }

  raise(thing: Thing, isDragged: boolean) {
    const place = placeOf(this.of.outline(), thing);
    if (place) this.show({ thing, place, isDragged });
  }

  /** To the place before or after, where there is one. */
  step(by: number) {
    const { lift } = this.state;
    if (!lift) return;
    const places = placesFor(this.of.outline(), lift.thing);
    const at = places.findIndex((place) => isSamePlace(place, lift.place));
    this.land(places[at + by]);
  }

  over(hit: Hit) {
    const { lift } = this.state;
    if (lift) this.land(landingAt(this.of.outline(), lift.thing, hit) ?? undefined);
  }

  putBack() {
    const { lift } = this.state;
    if (lift) this.shown.show({ lift: null, words: said.back(this.of.titleOf(lift.thing)) });
  }

  /** Answers with what was dropped. */
  drop(): Thing | null {
    const { lift } = this.state;
    if (!lift) return null;
    this.shown.show({ lift: null, words: this.words(lift, 'dropped') });
    this.of.act(moveTo(lift.thing, lift.place));
    return lift.thing;
  }

  private land(place: Place | undefined) {
    const { lift } = this.state;
    if (lift && place && !isSamePlace(place, lift.place)) this.show({ ...lift, place });
  }

  private show(lift: Lift) {
    this.shown.show({ lift, words: this.words(lift, 'lifted') });
  }

  private words({ thing, place }: Lift, how: 'lifted' | 'dropped'): string {
    return said[how](this.of.titleOf(thing), placeWords(this.of.outline(), thing, place));
  }
}
