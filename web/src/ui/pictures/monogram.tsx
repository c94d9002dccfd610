import { cx } from '../cx.ts';
import { Picture } from './picture.tsx';

const sizes = {
  sm: 'size-8 text-xs',
  md: 'size-14 text-[17px]',
  lg: 'size-24 text-[30px] font-figure max-md:size-14 max-md:text-lg',
};

interface MonogramProps {
  name: string;
  picture?: string;
  size?: keyof typeof sizes;
}

/** Stands beside a written name, which is why it is silent. The initials show where a picture cannot be loaded. */
export function Monogram({ name, picture, size = 'md' }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative grid flex-none place-items-center overflow-hidden rounded-xs bg-celadon font-title text-deep',
        sizes[size],
      )}
    >
      {initials(name)}
      {picture && <Picture src={picture} className="absolute inset-0 size-full object-cover" />}
    </span>
  );
}

/** First and last initial, without titles before ("Dr") and letters after the name (", RN"). */
export function initials(name: string): string {
  const words = (name.split(',')[0] ?? '')
    .split(/\s+/)
    .filter((word) => word && !/^(dr|prof|mr|mrs|ms)\.?$/i.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}
