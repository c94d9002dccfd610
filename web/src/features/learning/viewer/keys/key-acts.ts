import type { Spot } from '../../beside.ts';
import type { KeyAct } from './keys.ts';
import type { Panels } from '../use-panels.ts';
import type { Turning } from '../use-turning.ts';
import type { Voice } from '../use-voice.ts';
import type { Zoom } from '../use-zoom.ts';

interface Steered {
  turning: Pick<Turning, 'goBack' | 'goOn'>;
  voice: Pick<Voice, 'narrator' | 'speed' | 'toSentence' | 'canBeHeard'>;
  zoom: Zoom;
  panels: Pick<Panels, 'toggleContents' | 'showNotes'>;
  toggleScript: () => void;
  showKeys: () => void;
  /** Null where there are no notes. */
  pins: { write: (spot: Spot) => void; bookmark: (spot: Spot) => void; spot: () => Spot } | null;
}

/** What each key does; the arrows follow the way in which the page is read. */
export function keyActs(steered: Steered): Record<KeyAct, () => void> {
  const { turning, voice, zoom, panels, pins } = steered;
  const isFromRight = () => document.documentElement.dir === 'rtl';
  return {
    play: () => voice.canBeHeard && voice.narrator.toggle(),
    left: () => (isFromRight() ? turning.goOn() : turning.goBack()),
    right: () => (isFromRight() ? turning.goBack() : turning.goOn()),
    sentenceBack: () => voice.toSentence('back'),
    sentenceOn: () => voice.toSentence('on'),
    faster: () => voice.speed.change(1),
    slower: () => voice.speed.change(-1),
    grow: zoom.grow,
    shrink: zoom.shrink,
    note: () => {
      if (!pins) return;
      panels.showNotes();
      pins.write(pins.spot());
    },
    bookmark: () => pins?.bookmark(pins.spot()),
    contents: panels.toggleContents,
    script: steered.toggleScript,
    keys: steered.showKeys,
  };
}
