import { View } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';
import type { Weight } from './fonts.ts';
import { measure } from './lines.ts';
import { Words } from './words.tsx';

type FittedProps = {
  children: string;
  /** In points. */
  width: number;
  size: number;
  weight?: Weight;
  style?: ComponentProps<typeof View>['style'];
};

/** Room for what is drawn a little wider than it was measured. */
const SPARE = 2;

/** What somebody has written, in as many lines as it takes: also a word that is wider than its column. */
export const Fitted = ({ children, width, size, weight = 400, style = {} }: FittedProps) => {
  let start = 0;
  const lines = measure(children, { weight })
    .linesOf((width - SPARE) / size)
    .map((text) => {
      start += text.length + 1;
      return { text, start };
    });
  return (
    <View style={{ width }}>
      {lines.map(({ text, start: key }) => (
        <Words
          key={key}
          style={[{ width, fontSize: size, fontWeight: weight }, ...(Array.isArray(style) ? style : [style])]}
        >
          {text}
        </Words>
      ))}
    </View>
  );
};
