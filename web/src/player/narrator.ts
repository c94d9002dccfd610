/** How it stands; where it is in the recording is asked for by `now`. */
export type NarratorState = { isPlaying: boolean; hasFailed: boolean };

/** What is heard with a slide: a recording, or the film that the slide shows; null is silence. */
export type Source = { kind: 'audio'; src: string } | { kind: 'film' } | null;

const SILENT: NarratorState = { isPlaying: false, hasFailed: false };
const CHANGES = ['play', 'playing', 'pause', 'ended', 'error'];
const TICKS = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata', 'durationchange'];

/**
 * The voice of a course. It has one `<audio>` for all slides, since phones let an element speak only after a press, and
 * borrows the `<video>` of a slide that is a film. Who has pressed play hears the next slide, too.
 */
export class Narrator {
  #audio: HTMLMediaElement | null = null;
  #film: HTMLMediaElement | null = null;
  #element: HTMLMediaElement | null = null;
  #state = SILENT;
  #wantsToPlay = false;
  #speed = 1;
  /** Where it is until the element knows, in milliseconds. */
  #startMs: number;
  #frame = 0;
  readonly #changed = new Set<() => void>();
  readonly #ticked = new Set<() => void>();

  constructor(startMs = 0) {
    this.#startMs = startMs;
  }

  readonly audioRef = (element: HTMLMediaElement | null) => {
    this.#audio = element;
  };
  readonly filmRef = (element: HTMLMediaElement | null) => {
    this.#film = element;
  };

  /** Begins a slide, at `startMs` of its recording. */
  open(source: Source, startMs: number) {
    this.#leave();
    this.#startMs = startMs;
    this.#element = source === null ? null : source.kind === 'film' ? this.#film : this.#audio;
    if (this.#element && source?.kind === 'audio') this.#element.src = source.src;
    this.#tell(SILENT);
    this.#tick();
    if (this.#element) this.#enter(this.#element);
  }

  /** Leaves the elements as they were found. */
  close() {
    this.#leave();
    this.#element = null;
  }

  toggle() {
    if (this.#state.isPlaying) this.#pause();
    else this.#play();
  }

  seek(ms: number) {
    this.#startMs = Math.max(0, ms);
    if (this.#element) this.#element.currentTime = this.#startMs / 1000;
    this.#tick();
  }

  /** 1 is as it was recorded. */
  setSpeed(speed: number) {
    this.#speed = speed;
    this.#applySpeed();
  }

  /** Milliseconds into the recording. */
  readonly now = (): number =>
    this.#element && this.#element.readyState > 0 ? this.#element.currentTime * 1000 : this.#startMs;

  /** Milliseconds of the recording; 0 until they are known, and of what says no end. */
  readonly length = (): number => {
    const seconds = this.#element?.duration ?? 0;
    return Number.isFinite(seconds) ? seconds * 1000 : 0;
  };

  readonly getSnapshot = () => this.#state;
  readonly subscribe = (changed: () => void) => subscribeTo(this.#changed, changed);
  readonly subscribeTime = (ticked: () => void) => subscribeTo(this.#ticked, ticked);

  #enter(element: HTMLMediaElement) {
    for (const name of CHANGES) element.addEventListener(name, this.#onChange);
    for (const name of TICKS) element.addEventListener(name, this.#tick);
    this.#applySpeed();
    element.currentTime = this.#startMs / 1000;
    if (this.#wantsToPlay) this.#play();
  }

  #leave() {
    const element = this.#element;
    if (!element) return;
    for (const name of CHANGES) element.removeEventListener(name, this.#onChange);
    for (const name of TICKS) element.removeEventListener(name, this.#tick);
    element.pause();
    cancelAnimationFrame(this.#frame);
  }

  #play() {
    this.#wantsToPlay = true;
    // A browser that wants a press first refuses; the button then still says "Play".
    this.#element?.play()?.catch(() => this.#onChange());
  }

  #pause() {
    this.#wantsToPlay = false;
    this.#element?.pause();
  }

  /** Loading sets the speed back to the default one. */
  #applySpeed() {
    if (!this.#element) return;
    this.#element.defaultPlaybackRate = this.#speed;
    this.#element.playbackRate = this.#speed;
  }

  readonly #onChange = (event?: Event) => {
    const element = this.#element;
    const hasFailed = this.#state.hasFailed || event?.type === 'error';
    const isPlaying = !hasFailed && element !== null && !element.paused && !element.ended;
    this.#tell({ isPlaying, hasFailed });
    cancelAnimationFrame(this.#frame);
    if (isPlaying) this.#follow();
  };

  /** Words are lit up between the few ticks that a browser gives by itself. */
  readonly #follow = () => {
    this.#tick();
    this.#frame = requestAnimationFrame(this.#follow);
  };

  readonly #tick = () => {
    for (const ticked of this.#ticked) ticked();
  };

  #tell(state: NarratorState) {
    this.#state = state;
    for (const changed of this.#changed) changed();
  }
}

function subscribeTo(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
