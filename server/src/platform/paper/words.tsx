import { Text } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';
import { familiesFor } from './fonts.ts';

type Style = Extract<ComponentProps<typeof Text>['style'], readonly unknown[]>;
type WordsProps = { style?: Style; children: string };

/** What somebody has written, in whichever script; give it a width where it goes from right to left. */
export const Words = ({ style = [], children }: WordsProps) => (
  <Text style={[...style, { fontFamily: familiesFor(children) }]}>{children}</Text>
);
