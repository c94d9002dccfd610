import { SPEEDS, type Speed } from './speeds.ts';
import './player.css';

/** How fast it is played. */
export const SpeedChoice = ({ speed, choose }: Speed) => (
  <select
    aria-label="Speed"
    value={speed}
    onChange={(event) => choose(Number(event.target.value))}
    className="player-speed num"
  >
    {SPEEDS.map((one) => (
      <option key={one} value={one}>
        {one}×
      </option>
    ))}
  </select>
);
