import { Text, type View } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';
import { featuresOf, isJoined } from './fonts.ts';
import { isRightToLeft, spansOf } from './spans.ts';

type WordsProps = Pick<ComponentProps<typeof View>, 'style'> & {
  children: string;
  /** Where it begins, if not where its first letter says: words of ours with a name among them. */
  isFromRight?: boolean;
};

/**
 * What somebody has written, in whichever writing, at the left edge unless its style says otherwise. Give it a width: what runs
 * from the right is left out of a box that is as wide as its text.
 */
export const Words = ({ style, children, isFromRight = isRightToLeft(children) }: WordsProps) => {
  const given = Array.isArray(style) ? style : style === undefined ? [] : [style];
  const direction = { direction: isFromRight ? ('rtl' as const) : ('ltr' as const) };
  return (
    <Text style={[{ textAlign: 'left' }, ...given, direction]}>
      {spansOf(children).map(({ text, family, start }) => {
        const face = { fontFamily: family, fontFeatureSettings: featuresOf(family) };
        return (
          <Text key={start} style={[direction, face, isJoined(family) ? { letterSpacing: 0 } : {}]}>
            {text}
          </Text>
        );
      })}
    </Text>
  );
};
